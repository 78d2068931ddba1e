"""3000 Scoundrels."""
