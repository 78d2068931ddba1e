"""Studies of the Goat game."""
