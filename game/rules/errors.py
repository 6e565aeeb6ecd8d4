"""What can be wrong with rules, bids and scores."""


class RuleError(ValueError):
    """A rule set, or a part of one, that cannot be; the text names the key, the value and what is allowed."""
