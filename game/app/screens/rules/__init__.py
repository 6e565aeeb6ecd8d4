"""The page on which rules are read, changed, shared and tried out."""
