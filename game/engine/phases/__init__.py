"""One file for each thing that a table waits for: who speaks next, what they may say, what it changes."""
