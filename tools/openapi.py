"""Print the description of everything on the wire, from which the web client's types are made.

To the server's own OpenAPI description come the messages of the socket and the views of the games.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from saloon import kit
from saloon.server import protocol
from saloon.server.settings import Settings
from saloon.server.web.app import application
from saloon.server.web.describing import with_errors

MESSAGES = (
    protocol.Hello, protocol.Choose, protocol.Undo, protocol.Say, protocol.Ping,
    protocol.Welcome, protocol.Update, protocol.Ack, protocol.Problem, protocol.Pong,
)  # fmt: skip
REF = "#/components/schemas/{name}"


def described() -> dict[str, Any]:
    own = application(Settings()).app.openapi_schema.to_schema()  # type: ignore[attr-defined]
    document: dict[str, Any] = json.loads(json.dumps(with_errors(own)))
    schemas = document["components"]["schemas"]
    views = [((one.need("schema"),), one.id.capitalize()) for one in kit.kits() if kit.of_the_house(one.id)]
    for types, prefix in ((MESSAGES, ""), *views):
        _, components = msgspec.json.schema_components(
            types, ref_template=REF.replace("{name}", prefix + "{name}")
        )
        for name, schema in components.items():
            schemas.setdefault(prefix + name, schema)
    return document


if __name__ == "__main__":
    print(json.dumps(described(), indent=1, sort_keys=True))
