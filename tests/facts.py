"""The facts that a message of a Fluent file speaks of."""

from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Facts(Visitor):
    """Gathers them on its way through a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


def facts_of(node: Any) -> set[str]:
    facts = Facts()
    facts.visit(node)
    return facts.names
