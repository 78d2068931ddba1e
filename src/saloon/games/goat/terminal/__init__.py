"""The Goat game's table in the terminal."""
