"""The base of all errors about rules; `problems.py` has the values that say what is wrong."""


class RuleError(ValueError):
    """A rule set, or a part of one, that cannot be."""
