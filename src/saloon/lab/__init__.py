"""Studies over many games: simulations now, tournaments and balance later."""
