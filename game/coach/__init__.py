"""Hints, claims and reviews: what the computer players say about a game."""
