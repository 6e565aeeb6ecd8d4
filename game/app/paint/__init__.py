"""How everything looks: theme, type, cards, pictures, and the canvas to draw on in design units."""
