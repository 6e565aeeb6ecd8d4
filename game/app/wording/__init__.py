"""The sentences that the window shows of bids, phases, scores, hints and reviews."""
