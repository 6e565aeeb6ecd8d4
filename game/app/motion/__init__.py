"""Movement as values: poses, tweens, timelines and how long everything takes."""
