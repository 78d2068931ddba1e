"""The games that come with Saloon, a folder each: everything about a game stands in its folder."""
