"""Keys that mean the same on every screen around the table."""

from game.app.services.services import House
from game.app.shell.inputs import KeyPressed
from game.rules.ruleset import RuleSet


def press_everywhere(house: House, event: KeyPressed, rules: RuleSet | None = None) -> bool:
    """M turns the sound off and on, F1 opens the keys, beside *rules* if given; return whether it was one of them."""
    match event.key:
        case "m":
            house.change(muted=not house.settings.muted)
        case "f1":
            from game.app.screens.help import HelpScene  # noqa: PLC0415 - the help is such a screen itself

            house.app.scenes.push(HelpScene(house, rules, "keys"))
        case _:
            return False
    return True
