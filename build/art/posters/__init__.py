"""The deck of four colours: flat number cards, and courts like posters in the colour of their suit."""
