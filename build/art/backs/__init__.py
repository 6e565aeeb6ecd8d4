"""Card backs: each a pattern with a plate in its middle, and a simple form for small sizes."""
