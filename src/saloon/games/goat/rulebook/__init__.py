"""The rules of the Goat game, as data."""
