"""A hook of MkDocs: what a page links to outside of docs/ is checked here, and shown without a link.

On the forge those links lead to the file; on the site there is none to lead to.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<path>(?:\.\./)+[^)#\s]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Replace the links of one page that leave docs/; one that leads nowhere stops the build."""
    folder = (ROOT / "docs" / page.file.src_uri).parent

    def plain(link: re.Match[str]) -> str:
        target = (folder / link["path"]).resolve()
        if target.is_relative_to(ROOT / "docs"):
            return link[0]
        if not target.exists():
            raise SystemExit(f"docs/{page.file.src_uri} links to {link['path']}, which is not there.")
        return link["text"]

    return LINK.sub(plain, markdown)
