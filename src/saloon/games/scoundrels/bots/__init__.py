"""What bots know of 3000 Scoundrels."""
