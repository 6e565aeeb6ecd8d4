"""The services that all screens share: settings, saved games and history, notes, navigation, seating."""
