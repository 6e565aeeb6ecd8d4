"""What the player sees and hears; the only layer that knows pygame."""
