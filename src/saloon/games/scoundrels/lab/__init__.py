"""Studies of 3000 Scoundrels."""
