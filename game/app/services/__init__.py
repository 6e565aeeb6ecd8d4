"""What all screens share: settings applied, the games that are kept, notes, who sits where."""
