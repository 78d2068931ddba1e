"""A second opinion: small, slow, obvious models written from the restated rules, without a look at the engine."""
