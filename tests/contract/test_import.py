"""What `import saloon` brings along: the search for installed packages waits until somebody asks for games."""

import subprocess
import sys

CODE = """
import sys
import saloon
before = "importlib.metadata" in sys.modules
print(before, saloon.GAMES, "importlib.metadata" in sys.modules)
"""


def test_the_import_does_not_search_what_is_installed() -> None:
    done = subprocess.run([sys.executable, "-I", "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout == "False ('goat', 'scoundrels') True\n"
