"""Every screen as a picture, made from games that were recorded once: `ten-bags gallery --out DIR`."""
