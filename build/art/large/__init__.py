"""The deck in large print: a giant rank, its suit, and one big sign or bust a card."""
