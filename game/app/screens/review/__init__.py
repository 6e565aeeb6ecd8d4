"""Looking back on a deal: every bid and card again, all hands open."""
