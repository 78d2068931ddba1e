"""The OpenAPI description, with errors as they are: the library states the shape of its own, which nobody ever gets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from saloon.server.errors import Refused

ALSO = {400: "bad-request", 404: "no-entry", 405: "bad-request", 413: "too-large", 500: "broken"}
"""What is told besides what the server refuses by itself."""
SCHEMA = "#/components/schemas/Refusal"


def kinds(of: type[Refused] = Refused) -> Iterator[type[Refused]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def codes() -> dict[int, list[str]]:
    """The codes of every status that an error has."""
    found: dict[int, set[str]] = {status: {code} for status, code in ALSO.items()}
    for kind in kinds():
        if kind.__module__.startswith("saloon.server"):
            found.setdefault(kind.status, set()).add(kind.code)
    return {status: sorted(found[status]) for status in sorted(found)}


def with_errors(document: dict[str, Any]) -> dict[str, Any]:
    """The same description; any request may be answered by any of these."""
    document = {**document, "components": {**document.get("components", {})}}
    document["components"]["schemas"] = {**document["components"].get("schemas", {}), "Refusal": refusal()}
    document["components"]["responses"] = {
        f"Refused{status}": {
            "description": f"Refused: {', '.join(known)}",
            "content": {"application/json": {"schema": {"$ref": SCHEMA}}},
        }
        for status, known in codes().items()
    }
    refused = {str(status): {"$ref": f"#/components/responses/Refused{status}"} for status in codes()}
    document["paths"] = {
        path: {verb: told(operation, refused) for verb, operation in operations.items()}
        for path, operations in document.get("paths", {}).items()
    }
    return document


def told(operation: Any, refused: dict[str, Any]) -> Any:
    if not isinstance(operation, dict) or "responses" not in operation:
        return operation
    good = {status: one for status, one in operation["responses"].items() if status < "400"}
    return {**operation, "responses": {**good, **refused}}


def refusal() -> dict[str, Any]:
    every = sorted({code for known in codes().values() for code in known})
    return {
        "type": "object",
        "required": ["code", "message"],
        "properties": {
            "code": {"type": "string", "enum": every},
            "message": {"type": "string", "description": "A sentence for people."},
        },
        "additionalProperties": False,
    }


class Description(JsonRenderPlugin):
    """/schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_errors(openapi_schema))
