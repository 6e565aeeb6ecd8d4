"""Ten Bags: Spades for the desktop, one person against three computer players."""

__version__ = "0.1.0"
