"""/api/trial and /api/lessons: positions to try, and guided first games. Nothing of either is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, post
from litestar.params import FromPath, JSONBody

from saloon.errors import Reason
from saloon.server import learning, people, trial
from saloon.server.errors import BadRequest
from saloon.server.learning import Attendance, Attended
from saloon.server.limits import host_of
from saloon.server.trial import Trial, Tried
from saloon.server.web.guard import address
from saloon.server.web.visitor import TheHouse
from saloon.server.workers import PATIENCE


class LearnController(Controller):
    """Games that live in the request; nobody has to say a name."""

    path = "/api"
    tags = ["learn"]

    @post(
        "/trial", summary="Play a position or a seed and see where it leads; nothing is kept", status_code=200
    )
    async def trial(self, request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Trial]) -> Tried:
        who = host_of(address(request.scope))
        data = msgspec.structs.replace(data, names=[people.readable(name) for name in data.names])
        tried = await house.workers.attempt(trial.attempt, data, who=who, deadline=PATIENCE)
        if tried is None:
            raise BadRequest(Reason("trial-long"))
        return tried

    @post("/lessons/{name:str}", summary="A guided first game, as far as you have come", status_code=200)
    async def lesson(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        name: FromPath[str],
        data: JSONBody[Attendance],
    ) -> Attended:
        return await house.beside_counted(learning.attend, name, data, who=host_of(address(request.scope)))
