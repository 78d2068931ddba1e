"""The solo game: enemies and the automa."""
