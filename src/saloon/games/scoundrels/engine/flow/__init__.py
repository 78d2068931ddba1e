"""The course of a game: days, turns, hiring, using, answering, evenings, loans."""
