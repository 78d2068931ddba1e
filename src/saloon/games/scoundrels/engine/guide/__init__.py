"""The guide of playouts: rules of thumb, what things are worth, what a position promises."""
