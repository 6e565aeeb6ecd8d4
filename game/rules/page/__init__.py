"""A rule set as a page to read: sentences made from its values, in the order of a game."""
