"""The window and its loop: scenes, input, sound, pacing, sizes, and work beside the frames."""
