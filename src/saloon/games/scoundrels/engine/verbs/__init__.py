"""What cards make happen: an op a verb, by family."""
