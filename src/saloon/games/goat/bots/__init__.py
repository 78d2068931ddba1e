"""What bots know of the Goat game."""
