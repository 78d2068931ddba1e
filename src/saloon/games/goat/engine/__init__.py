"""The engine of the Goat game, compiled: state, mutators, ops, flow, views."""
