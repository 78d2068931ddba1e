"""What docs/api.md and docs/hosting.md show is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.server import errors
from saloon.server.errors import Refused
from tests.server.serving import PATIENCE, Served, get

ROOT = Path(__file__).parents[2]
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_bot_of_thirty_lines_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", API, re.S)
    lines = [line for line in program.splitlines() if line.strip()]
    assert len(lines) <= 31
    path = tmp_path / "bot.py"
    path.write_text(program)
    done = subprocess.run(
        [sys.executable, str(path), served.url.removeprefix("http://")], capture_output=True, text=True,
        timeout=5 * PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "winners:" in done.stdout


def test_the_curl_lines_play(served: Served, tmp_path: Path) -> None:
    (script,) = re.findall(r"```sh\n(curl.*?)```", API, re.S)
    arrive, create, look, choose = script.replace("localhost:8000", served.url).strip().splitlines()

    def run(line: str) -> str:
        bounded = f'curl() {{ command curl -sS --max-time {PATIENCE:.0f} "$@"; }}; {line}'
        done = subprocess.run(
            ["bash", "-c", bounded], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert '"recovery"' in run(arrive)
    (table,) = re.findall(r'"table":"(\w+)"', run(create))
    since, legal = "0", []
    while not legal:  # the bot may begin
        said = run(look.replace("TABLE", table).replace("since=0", f"since={since}"))
        (since,) = re.findall(r'"seq":(\d+)', said)
        legal = re.findall(r'"legal":\["([^"]+)"', said)
    assert '"key":"1"' in run(choose.replace("TABLE", table).replace("accept", legal[0]))


def test_every_code_is_documented() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Refused)]
    for kind in kinds:
        if kind is not Refused:
            assert f"`{kind.code}`" in API, kind
            assert str(kind.status) in API


def test_every_path_that_is_named_exists(served: Served) -> None:
    paths = get(f"{served.url}/schema/openapi.json").json()["paths"]
    for verb, path in re.findall(r"`(GET|POST|PUT|DELETE) (/api/[a-z/-]+)`", API):
        assert verb.lower() in paths[path.rstrip("/")], path
    for verb, tail in re.findall(r"`(GET|POST|PUT|DELETE) …(/[a-zN/]+)`", API):
        assert verb.lower() in paths["/api/tables/{table}" + tail.replace("N", "{number}")], tail


def test_the_deployment_files_are_there() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in re.findall(r"deploy/[A-Za-z@.]+[a-z]", hosting):
        assert (ROOT / name).is_file(), name


ASKED: list[tuple[str, str, object, int]] = [
    ("POST", "/api/me", {"name": 7}, 400),
    ("POST", "/api/me", {"nam": "Ann"}, 400),
    ("GET", "/api/me", None, 401),
    ("GET", "/api/tables/none", None, 404),
    ("GET", "/api/tables/none/view?wait=x", None, 400),
    ("GET", "/api/cards/goat", None, 404),
    ("PUT", "/api/me", None, 405),
    ("POST", "/api/me", {"name": "A" * 20_000}, 413),
    ("POST", "/api/tables/TABLE/leave", None, 403),
    ("POST", "/api/tables/TABLE/choices", {"choice": "x", "key": "k"}, 403),
    ("GET", "/api/tables/TABLE/story", None, 409),
    ("GET", "/api/tables/TABLE/view?wait=99", None, 400),
]


@pytest.mark.parametrize(("verb", "path", "body", "status"), ASKED)
def test_errors_have_the_shape_that_the_description_states(
    served: Served, verb: str, path: str, body: object, status: int
) -> None:
    if "TABLE" in path:
        path = path.replace("TABLE", served.guest("Ann").create(public=True)["table"])
    with served.stranger() as http:
        answer = http.request(verb, path, json=body) if body else http.request(verb, path)
        document = http.get("/schema/openapi.json").json()
    assert answer.status_code == status
    stated = document["components"]["responses"][f"Refused{status}"]["content"]["application/json"]["schema"]
    schema = document["components"]["schemas"][stated["$ref"].rpartition("/")[2]]
    told = answer.json()
    assert set(told) == set(schema["required"]) == set(schema["properties"])
    assert told["code"] in schema["properties"]["code"]["enum"]
    for operations in document["paths"].values():
        for operation in operations.values():
            refused = {s: one for s, one in operation["responses"].items() if s >= "400"}
            assert str(status) in refused
            assert all(set(one) == {"$ref"} for one in refused.values()), "a shape that nobody gets"
