"""Random games of Goat, for tests elsewhere that need just some game."""

from saloon.testing.game import encoded, onlookers, same, step
from tests.laws.goat import GOAT

__all__ = ["begin", "encoded", "finish", "games", "halfway", "onlookers", "same", "step"]

begin, games, finish, halfway = GOAT.begin, GOAT.games, GOAT.finish, GOAT.part
