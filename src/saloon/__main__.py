"""`python -m saloon` is the command `saloon`."""

from saloon.cli.entry import main

main()
