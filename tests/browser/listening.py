"""Somebody who hears the page: roles, names, states and what is announced; never a place, a colour or a class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.browser.browsing import Person

PRESSED = {"button", "link", "radio", "tab", "checkbox", "menuitem"}
ANNOUNCED = {"status", "alert", "log"}


@dataclass(frozen=True)
class Heard:
    """One thing of the accessibility tree, with the names of what it lies in, outermost first."""

    role: str
    name: str
    node: int
    within: tuple[tuple[str, str], ...]
    disabled: bool
    pressed: bool

    def inside(self, name: str) -> bool:
        return any(name == one for _, one in self.within)


class Listener:
    """Reads the tree that browsers give to screen readers, and does what they do with it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.cdp = person.context.new_cdp_session(person.page)
        self.cdp.send("Accessibility.enable")
        self.things: list[Heard] = []
        self.announced: dict[str, str] = {}
        """What is said without being asked, by where it is said."""

    def listen(self) -> None:
        nodes = {one["nodeId"]: one for one in self.cdp.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(one for one in nodes.values() if not one.get("parentId"))
        self.things = list(self._heard(nodes, root, ()))
        self.announced = {}
        for one in nodes.values():
            if not one.get("ignored") and value(one, "role") in ANNOUNCED:
                words = " ".join(spoken(nodes, one)).strip()
                if words:
                    self.announced[f"{value(one, 'role')} {one['nodeId']}"] = " ".join(words.split())

    def _heard(
        self, nodes: dict[str, Any], one: dict[str, Any], within: tuple[tuple[str, str], ...]
    ) -> Iterator[Heard]:
        role, name = value(one, "role"), " ".join(value(one, "name").split())
        inner = within
        if not one.get("ignored") and role not in ("none", "generic", "InlineTextBox"):
            states = {state["name"]: state["value"].get("value") for state in one.get("properties", [])}
            yield Heard(
                role, name, one.get("backendDOMNodeId", 0), within,
                bool(states.get("disabled")), states.get("pressed") in (True, "true"),
            )  # fmt: skip
            inner = (*within, (role, name))
        for child in one.get("childIds", []):
            if child in nodes:
                yield from self._heard(nodes, nodes[child], inner)

    def named(self, *roles: str) -> list[Heard]:
        return [one for one in self.things if one.role in roles]

    @property
    def buttons(self) -> list[Heard]:
        return [one for one in self.named("button") if not one.disabled]

    @property
    def everything(self) -> str:
        """All that can be read, line by line."""
        return "\n".join(one.name for one in self.things if one.name)

    @property
    def said(self) -> str:
        """All that is announced now."""
        return "\n".join(self.announced.values())

    def press(self, one: Heard) -> None:
        """As a screen reader presses: by the thing's own action, wherever it lies."""
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": one.node})["object"]["objectId"]
        self.cdp.send(
            "Runtime.callFunctionOn",
            {"objectId": found, "functionDeclaration": "function () { this.click(); }"},
        )


def value(one: dict[str, Any], field: str) -> str:
    return str(one.get(field, {}).get("value", ""))


def spoken(nodes: dict[str, Any], one: dict[str, Any]) -> Iterator[str]:
    """The texts in it, in order."""
    if not one.get("ignored") and value(one, "role") == "StaticText":
        yield value(one, "name")
        return
    for child in one.get("childIds", []):
        if child in nodes:
            yield from spoken(nodes, nodes[child])
