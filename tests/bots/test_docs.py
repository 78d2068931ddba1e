"""The examples of docs/bots.md run."""

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays() -> None:
    text = PAGE.read_text(encoding="utf-8")
    source = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)[0]
    assert len(source.splitlines()) <= 20
    names: dict[str, object] = {}
    exec(source, names)
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```", text, re.M | re.S))
    test = doctest.DocTestParser().get_doctest(examples, names, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 4
    problems: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=problems.append)
    assert not runner.failures, "".join(problems)
