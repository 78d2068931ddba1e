"""Card files that lie in no folder: a process that was given the text of one knows it by its name.

The name holds a hash of the text, so it means the same file everywhere: a log that names it can be replayed wherever
the file lies under that name.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final

MOST: Final = 512
"""Files that a process knows at once; the one that was not needed for longest goes first."""
_texts: Final[OrderedDict[str, str]] = OrderedDict()


def keep(text: str) -> str:
    """Know a card file from now on; answers with its name."""
    name = f"cards-{hashlib.sha256(text.encode()).hexdigest()[:32]}.toml"
    _texts[name] = text
    _texts.move_to_end(name)
    while len(_texts) > MOST:
        _texts.popitem(last=False)
    return name


def kept(name: str) -> str | None:
    """The text of a card file that this process knows."""
    text = _texts.get(name)
    if text is not None:
        _texts.move_to_end(name)
    return text
