"""Things to press, choose and read: plain objects with a rectangle, drawn on a canvas, gathered in a Group."""
