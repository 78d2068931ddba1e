"""The table of 3000 Scoundrels in the terminal."""
