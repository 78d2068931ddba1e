"""`saloon loadtest`: a measured evening against servers of our own."""

from saloon.server.loadtest.measuring import measure

__all__ = ["measure"]
