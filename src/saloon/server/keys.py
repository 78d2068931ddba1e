"""Secrets: of seats, invitations, cookies, feeds and recovery. What is stored is a hash, what is signed is checked."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o, u: nobody reads a code wrongly, or as a word."""


def new_id() -> str:
    """Names a table or a person; not secret, but not to be guessed either."""
    return letters(16)


def new_secret() -> str:
    """A seat's secret, 130 bits."""
    return letters(26)


def letters(count: int) -> str:
    return "".join(LETTERS[byte & 31] for byte in secrets.token_bytes(count))


def new_recovery() -> str:
    """A code that a person writes down, 125 bits in groups of five."""
    return "-".join(letters(5) for _ in range(5))


def plain_recovery(code: str) -> str:
    """As it was given out, however it was typed."""
    typed = re.sub(r"[^0-9a-z]", "", code.lower()).translate(str.maketrans("ilo", "110"))
    return "-".join(typed[k : k + 5] for k in range(0, len(typed), 5))


def hashed(secret: str) -> str:
    """A secret of so many bits needs no slow hash."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def fits(secret: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


class Signer:
    """Signs with the key of the house."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _sign(self, what: str, *parts: object) -> str:
        message = "\n".join([what, *map(str, parts)]).encode(errors="replace")
        return hmac.new(self.key, message, hashlib.sha256).hexdigest()[:32]

    def draw(self, *what: object) -> float:
        """A number from 0 up to 1 that only the house can know, and every process of it draws alike."""
        return int(self._sign("draw", *what)[:13], 16) / 16.0**13

    def share(self, what: str, name: str) -> str:
        """Names somebody to the other processes of this house, and to nobody who reads the database without its key."""
        return f"{what}:{self._sign('share', what, name)[:20]}"

    def cookie(self, person: str, epoch: int) -> str:
        return f"{person}.{epoch}.{self._sign('cookie', person, epoch)}"

    def read_cookie(self, value: str) -> tuple[str, int] | None:
        """The person and epoch of a cookie that we signed."""
        person, _, rest = value.partition(".")
        epoch, _, mac = rest.partition(".")
        if not (epoch.isascii() and epoch.isdigit() and len(epoch) < 10):
            return None
        good = hmac.compare_digest(mac.encode(), self._sign("cookie", person, int(epoch)).encode())
        return (person, int(epoch)) if good else None

    def invitation(self, table: str) -> str:
        return self._sign("invite", table)

    def invited(self, table: str, token: str) -> bool:
        return hmac.compare_digest(token.encode(errors="replace"), self.invitation(table).encode())

    def feed(self, person: str, epoch: int) -> str:
        return f"{person}.{self._sign('feed', person, epoch)}"

    def reads_feed(self, token: str, person: str, epoch: int) -> bool:
        return hmac.compare_digest(token.encode(errors="replace"), self.feed(person, epoch).encode())
