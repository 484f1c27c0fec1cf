"""What the scripted player does as the Axis: a line, garrisons, trains and ships, and Hitler."""
