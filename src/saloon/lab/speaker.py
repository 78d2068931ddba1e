"""Runs inside another edition of Saloon: reads a question a line, asks that edition's bot, writes its choice.

It is started as a file, by that edition's Python (see `first.py`), so it may use only what the first edition has too:
`saloon.bots.get` and `Budget.of`.
"""

import json
import sys
import time
from random import Random
from typing import Any


def main() -> None:
    """Answer until there are no more questions."""
    # Started as a file, Python puts this folder first; its modules are not that edition's.
    sys.path.pop(0)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The choice, with the CPU seconds it took; or what went wrong, in words."""
    from saloon import bots
    from saloon.bots.budget import Budget

    began = time.process_time()
    try:
        bot = bots.get(question["bot"])
        choice = bot.act(
            question["view"],
            question["events"],
            question["legal"],
            Random(question["seed"]),
            Budget.of(question["budget"]),
        )
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return {"choice": choice, "cpu": time.process_time() - began}


if __name__ == "__main__":
    main()
