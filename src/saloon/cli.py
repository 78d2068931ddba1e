"""The `saloon` command."""


def main() -> None:
    """To come."""
