"""The rules of 3000 Scoundrels and its expansion, as data."""
