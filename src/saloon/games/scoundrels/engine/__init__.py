"""The engine of 3000 Scoundrels, compiled: state, mutators, views, and the rooms of its ops."""
