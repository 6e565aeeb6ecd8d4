"""Scenes: the screens of an app, and the overlays over them.

    class Hello(Scene):
        def arrange(self, width, height):           # first, and after every change of size or theme
            self.widgets = Group([Button(_("Hello"), FRect(24, 24, 160, 48), self.greet)])
        def handle(self, event):
            if self.widgets.handle(event): self.dirty = True
        def draw(self, canvas):
            canvas.table()
            self.widgets.draw(canvas)

    app.scenes.push(Hello(app))

`Layer` says when each of these is called.
"""

from game.app.paint.theme import Theme
from game.app.shell.app import App
from game.app.shell.stack import Layer


class Scene(Layer):
    """A layer of *app*."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    @property
    def theme(self) -> Theme:
        """The theme of the app."""
        return self.app.theme
