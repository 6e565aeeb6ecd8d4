"""The stack of what fills the window, one layer on top of the other.

A layer has six moments. `resume`: it becomes the top one. `handle`: the player did something. `update`: time has
passed. `draw`: show it; changes nothing. `pause`: another layer covers it. `close`: it is taken off for good.
`arrange` comes before the first of them and whenever there is another amount of room.
"""

from game.app.paint.canvas import Canvas
from game.app.shell.inputs import InputEvent


class Layer:
    """One screen, or with *overlay* something that lies over the one beneath it, which stays visible."""

    overlay: bool = False

    def __init__(self) -> None:
        self.dirty = True  # one redraw is wanted

    @property
    def moving(self) -> bool:
        """Whether something moves: the scene is updated and drawn 60 times a second."""
        return False

    @property
    def waits(self) -> bool:
        """Whether nothing at all happens here before the player does something, unless something moves.

        Time then passes in larger steps.
        """
        return True

    def arrange(self, width: float, height: float) -> None:
        """Lay out for *width* x *height* design units."""

    def resume(self) -> None:
        """Become the top scene, at first or again."""

    def handle(self, event: InputEvent) -> None:
        """React to what the player did. Keys, clicks and typing are always followed by a redraw."""

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""

    def draw(self, canvas: Canvas) -> None:
        """Show the scene on *canvas*; changes nothing."""

    def pause(self) -> None:
        """Be covered by another scene."""

    def close(self) -> None:
        """Be taken off for good."""


class SceneStack:
    """The scenes that are open; the last one has the player's ear."""

    def __init__(self) -> None:
        self._scenes: list[Layer] = []
        self._room: tuple[float, float] = (1280.0, 720.0)
        self.dirty = True

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Layer | None:
        """The scene that hears the player, if any is open."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> tuple[Layer, ...]:
        """The scenes that show, from the lowest: the top one and, under overlays, those beneath."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return tuple(self._scenes[max(0, first) :])

    @property
    def moving(self) -> bool:
        """Whether anything visible moves."""
        return any(scene.moving for scene in self.visible)

    def push(self, scene: Layer) -> None:
        """Put *scene* on top."""
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        self._show(scene, fresh=True)

    def pop(self) -> None:
        """Take the top scene off; the one beneath resumes."""
        self._scenes.pop().close()
        if self._scenes:
            self._show(self._scenes[-1], fresh=False)
        self.dirty = True

    def replace(self, scene: Layer) -> None:
        """Put *scene* in the place of the top one."""
        if self._scenes:
            self._scenes.pop().close()
        self._scenes.append(scene)
        self._show(scene, fresh=True)

    def reset(self, scene: Layer) -> None:
        """Close all scenes and begin again with *scene*."""
        self.clear()
        self.push(scene)

    def remove(self, scene: Layer) -> None:
        """Take *scene* off wherever it is; nothing happens when it is gone already."""
        if self.top is scene:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.close()
            self.dirty = True

    def clear(self) -> None:
        """Close all scenes, the top one first."""
        while self._scenes:
            self._scenes.pop().close()
        self.dirty = True

    def arrange(self, width: float, height: float) -> None:
        """Lay every scene out for *width* x *height* design units."""
        self._room = (width, height)
        for scene in self._scenes:
            scene.arrange(width, height)
        self.dirty = True

    def update(self, seconds: float) -> None:
        """Advance the visible layers by *seconds*."""
        for scene in self.visible:
            scene.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show what is visible, the lowest first."""
        for scene in self.visible:
            scene.draw(canvas)

    def wants_redraw(self) -> bool:
        """Return whether anything has changed since `drawn`."""
        return self.dirty or any(scene.dirty for scene in self.visible)

    def drawn(self) -> None:
        """Note that the picture is up to date."""
        self.dirty = False
        for scene in self.visible:
            scene.dirty = False

    def _show(self, scene: Layer, *, fresh: bool) -> None:
        if fresh:
            scene.arrange(*self._room)
        scene.resume()
        self.dirty = True
