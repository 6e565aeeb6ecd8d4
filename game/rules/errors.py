"""The error that everything wrong with rules is; what is wrong is told by `problems.py`."""


class RuleError(ValueError):
    """A rule set, or a part of one, that cannot be."""
