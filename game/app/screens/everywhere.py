"""Keys that mean the same on every screen around the table."""

from game.app.services.services import Services
from game.app.shell.inputs import KeyPressed
from game.rules.ruleset import RuleSet


def press_everywhere(services: Services, event: KeyPressed, rules: RuleSet | None = None) -> bool:
    """M turns the sound off and on, F1 opens the keys, beside *rules* if given; return whether it was one of them."""
    match event.key:
        case "m":
            services.change(muted=not services.settings.muted)
        case "f1":
            services.nav.open_help(rules, "keys")
        case _:
            return False
    return True
