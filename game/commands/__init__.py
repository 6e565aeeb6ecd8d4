"""The command line: play, and what can be asked without a window."""
