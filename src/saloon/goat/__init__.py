"""The Good and the Bad and the Goat."""
