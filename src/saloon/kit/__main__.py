"""`python -m saloon.kit`: what each installed game brings."""

from saloon import kit

print(kit.listing())
