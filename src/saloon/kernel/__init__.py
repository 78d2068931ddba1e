"""The part that knows no game: state, frames, menus, chance, the journal, the run loop."""
