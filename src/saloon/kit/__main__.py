"""`python -m saloon.kit [GAME ...]`: what each installed game brings."""

import sys

from saloon import kit
from saloon.errors import SaloonError

try:
    print(kit.listing(*sys.argv[1:]))
except SaloonError as error:
    sys.exit(str(error))
