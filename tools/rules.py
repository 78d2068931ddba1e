"""List every rule of the games with the tests that prove it, and fail where one is missing.

`tools/rules.py` runs the tests that cite rules and prints the whole table. `tools/rules.py --check REPORT`
reads the report of an earlier run (`pytest --rules-report=REPORT`) and prints only what is wrong.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "src" / "saloon" / "games"


@dataclass
class Rule:
    """A rule of a game and the tests that cite it."""

    id: str
    game: str
    finished: bool
    passing: list[str] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)

    @property
    def proved(self) -> bool:
        """Whether a passing test cites this rule."""
        return bool(self.passing)


def main() -> int:
    """Print the table or the gaps; 1 when there are gaps."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", type=Path, metavar="REPORT", help="read this instead of running tests")
    args = parser.parse_args()

    rules = read_rules(RULES)
    if args.check:
        code, report = 0, args.check.read_text()
    else:
        code, report = run_tests()
    unknown = cite(rules, json.loads(report))
    if not args.check:
        for rule in rules.values():
            print(line(rule))
    faults = gaps(rules, unknown)
    for fault in faults:
        print(fault, file=sys.stderr)
    proved = sum(rule.proved for rule in rules.values())
    print(f"{proved} of {len(rules)} rules are proved by a passing test.")
    return 1 if faults or code else 0


def read_rules(folder: Path) -> dict[str, Rule]:
    """Read the rule ids of all games, in the order of the files."""
    rules: dict[str, Rule] = {}
    for path in sorted(folder.rglob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for entry in data.get("rule", []):
            if entry["id"] in rules:
                sys.exit(f"{path.name}: rule {entry['id']} stands in the catalogue twice.")
            rules[entry["id"]] = Rule(entry["id"], data["game"], data["finished"])
    return rules


def run_tests() -> tuple[int, str]:
    """Run the tests that cite rules, on the plain sources; give pytest's exit code and the report."""
    with tempfile.TemporaryDirectory() as temporary:
        report = Path(temporary, "rules.json")
        line = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-n", os.environ.get("JOBS", "2")]
        env = os.environ | {"SALOON_PURE": "1"}
        code = subprocess.run([*line, f"--rules-report={report}"], cwd=ROOT, env=env, check=False).returncode
        if not report.exists():
            sys.exit("pytest wrote no report (see above).")
        return (0 if code == 5 else code), report.read_text()  # 5: no test cites a rule yet


def cite(rules: dict[str, Rule], report: dict[str, dict[str, object]]) -> dict[str, list[str]]:
    """Enter the tests of a report into the rules; return the ids that no catalogue knows."""
    unknown: dict[str, list[str]] = {}
    for nodeid, test in report.items():
        name = nodeid.partition("[")[0]  # a parametrized test is one test to a reader
        ids = test["rules"]
        assert isinstance(ids, list)
        for id in ids:
            if id not in rules:
                unknown.setdefault(id, []).append(name)
                continue
            tests = rules[id].passing if test["passed"] else rules[id].failing
            if name not in tests:
                tests.append(name)
    return unknown


def gaps(rules: dict[str, Rule], unknown: dict[str, list[str]]) -> list[str]:
    """Say what is wrong, one sentence each."""
    faults = [f"{id}: no such rule, but {names[0]} cites it." for id, names in sorted(unknown.items())]
    for rule in rules.values():
        if rule.finished and not rule.proved:
            but = f" ({rule.failing[0]} does not pass)" if rule.failing else ""
            faults.append(f"{rule.id}: no passing test cites this rule of {rule.game}{but}.")
    return faults


def line(rule: Rule) -> str:
    """One row of the table."""
    tests = rule.passing + [f"{name} (not passing)" for name in rule.failing if name not in rule.passing]
    return f"{rule.id:<7}" + (f"\n{'':<7}".join(tests) or "-")


if __name__ == "__main__":
    sys.exit(main())
