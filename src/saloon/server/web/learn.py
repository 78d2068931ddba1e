"""/api/trial and /api/lessons: positions to try, and guided first games. Nothing of either is kept."""

from __future__ import annotations

import asyncio

from litestar import Controller, post
from litestar.params import FromPath, JSONBody

from saloon.server import learning, trial
from saloon.server.learning import Attendance, Attended
from saloon.server.trial import Trial, Tried


class LearnController(Controller):
    """Games that live in the request; nobody has to say a name."""

    path = "/api"
    tags = ["learn"]

    @post(
        "/trial", summary="Play a position or a seed and see where it leads; nothing is kept", status_code=200
    )
    async def trial(self, data: JSONBody[Trial]) -> Tried:
        return await asyncio.to_thread(trial.play, data)

    @post("/lessons/{name:str}", summary="A guided first game, as far as you have come", status_code=200)
    async def lesson(self, name: FromPath[str], data: JSONBody[Attendance]) -> Attended:
        return await asyncio.to_thread(learning.attend, name, data)
