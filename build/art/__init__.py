"""The drawing room: every picture and font of Ten Bags is made here, from our own paths."""
