"""What can go wrong at a table."""


class IllegalActionError(ValueError):
    """An action that the state does not allow; the text says which and why."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; the text says what is wrong and what to do."""
