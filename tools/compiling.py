"""The build hooks: compile the core with mypyc, with the same C flags wherever a wheel is made.

hatchling loads this file (`pyproject.toml`, `hooks.custom`), for `pip install .`, `python -m build` and
`tools/build.py` alike. It works on a copy of the sources, needs none of the libraries that the plain modules import,
and leaves a pure wheel where there is no C compiler.

    SALOON_NO_COMPILE=1    a pure wheel, compiler or not
    SALOON_NO_WEB=1        leave the built web table out
    SALOON_URLS=...        the package's addresses, by whoever publishes it: "Homepage=https://..., Changelog=https://..."
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

C_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""One library that only Python calls: then C may inline across functions, a fifth faster."""
LINK_FLAGS: list[str] = []
SHIM_FLAGS: list[str] = []
"""Besides, for the files that only lead from a module's name to its place in the library: 68 of 69."""
SMALL = ""
if sys.platform == "linux":
    # Nothing is thrown through it, so that tables of how to unwind it are of no use: 0.4 MB less.
    C_FLAGS += ["-fno-asynchronous-unwind-tables"]
    # No names for a debugger, and no page of its own for every part: 1.2 MB less, and as fast.
    LINK_FLAGS += ["-Wl,-s", "-Wl,-z,noseparate-code"]
    # What all its callers have taken in is left out: 0.25 MB less.
    C_FLAGS += ["-ffunction-sections", "-fdata-sections"]
    LINK_FLAGS += ["-Wl,--gc-sections"]
    # They hold next to nothing; a third of each was room before what is sealed once it is loaded: 0.1 MB less.
    SHIM_FLAGS += ["-Wl,-z,norelro"]
    # Addresses to be filled in are told in a few bits each, where the C library can read that: 0.4 MB less.
    library, version = platform.libc_ver()
    if library == "glibc" and [int(part) for part in version.split(".")] >= [2, 36]:
        LINK_FLAGS += ["-Wl,-z,pack-relative-relocs"]
    # What runs once, when a module is imported, is made small rather than fast; so are the server's functions, which
    # mostly wait for what Python does for them, and the doors by which Python comes in, one for each function: they
    # unpack arguments and call it. 0.5 MB less.
    SMALL = (
        r"^(\s*)(char CPyDef_\w+_____top_level__\(|int CPyExec_\w+\(|PyObject \*CPy(?:Init|Py)_\w+\("
        r"|(?!return\b)\w+ \*?CPy(?:Def|Py)_(?:server___)?(?:{server})___\w+\()"
    )
CLIENT = "src/saloon/server/client"

# Run in a process of its own: mypyc keeps state, and looks for sources in the working directory.
SETUP = """
import re
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({paths!r}, opt_level="3", debug_level="0", group_name="saloon", target_dir={target!r})
if {small!r}:
    for path in Path({target!r}).rglob("*.c"):
        path.write_text(re.sub({small!r}, r"\\1__attribute__((cold)) \\2", path.read_text(), flags=re.MULTILINE))
for module in modules:
    module.extra_compile_args += {flags!r}
    module.extra_link_args += {links!r} if module.name.endswith("__mypyc") else {links!r} + {shims!r}
setup(name="saloon-core", ext_modules=modules, package_dir={{"": "."}}, packages=[], py_modules=[])
"""


class CompilingHook(BuildHookInterface[Any]):
    """Adds the compiled core and the web table to a wheel, where they are wanted and can be had."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        root = Path(self.root)
        if (root / CLIENT).is_dir() and not asked("SALOON_NO_WEB"):
            build_data["artifacts"].append(f"/{CLIENT}")
        if self.target_name != "wheel" or version == "editable" or asked("SALOON_NO_COMPILE"):
            return
        if not can_compile():
            self.app.display_warning(
                "No C compiler with Python headers: a pure wheel, whose engine is some ten times slower."
            )
            return
        self.temporary = tempfile.TemporaryDirectory()
        for built, inside in compiled(root, self.config, Path(self.temporary.name)).items():
            build_data["force_include"][str(built)] = inside
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written."""
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


class AddressesHook(MetadataHookInterface):
    """The package's `project.urls`. The sources cannot know them: they are at home wherever somebody publishes them."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling when it reads pyproject.toml; what is built from an sdist keeps the sdist's."""
        metadata["urls"] = addresses(os.environ.get("SALOON_URLS", ""))


def addresses(given: str) -> dict[str, str]:
    """`Homepage=https://a, Changelog=https://b` by label."""
    found = {}
    for one in filter(None, (part.strip() for part in given.split(","))):
        label, _, address = one.partition("=")
        if not label.strip() or not address.strip().startswith(("https://", "http://")):
            sys.exit(
                f"SALOON_URLS has {one!r}; it is a label and an address, as in Homepage=https://example.org."
            )
        found[label.strip()] = address.strip()
    return found


def compiled(root: Path, settings: dict[str, Any], work: Path) -> dict[Path, str]:
    """Compile the core of a copy of the sources; the libraries, each with its place in the wheel.

    With SALOON_PROFILE=1 functions keep their names, for who counts instructions.
    """
    links = [] if asked("SALOON_PROFILE") else LINK_FLAGS
    copy, made = work / "copy", work / "made"
    shutil.copytree(
        root / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "client")
    )
    sources = core(root, settings)
    paths = [*settings["mypy-args"], *(str(path.relative_to(root / "src")) for path in sources)]
    small = SMALL.format(server="|".join(path.stem for path in sources if path.parent.name == "server"))
    script = work / "setup.py"
    script.write_text(
        SETUP.format(
            paths=paths, target=str(work / "c"), flags=C_FLAGS, links=links, shims=SHIM_FLAGS, small=small
        )
    )
    line = [
        sys.executable,
        str(script),
        "-q",
        "build_ext",
        f"--build-lib={made}",
        f"--build-temp={work / 'o'}",
    ]
    done = subprocess.run(line, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(
            f"{done.stdout}{done.stderr}\nThe engine did not compile. SALOON_NO_COMPILE=1 goes on without."
        )
    libraries = [path for path in made.rglob("*") if path.suffix in (".so", ".pyd")]
    return {path: str(path.relative_to(made)) for path in libraries}


def core(root: Path, settings: dict[str, Any]) -> list[Path]:
    """The modules that pyproject.toml lists for compiling."""
    found = {path for pattern in settings["include"] for path in root.glob(pattern.lstrip("/"))}
    left_out = [pattern.lstrip("/") for pattern in settings["exclude"]]
    return sorted(path for path in found if not any(path.match(pattern) for pattern in left_out))


def can_compile() -> bool:
    """Try the compiler that setuptools would use, on a file that needs Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    paths = sysconfig.get_paths()
    includes = [f"-I{paths['include']}", f"-I{paths['platinclude']}"]
    with tempfile.TemporaryDirectory() as temporary:
        source = Path(temporary, "try.c")
        source.write_text("#include <Python.h>\n#include <math.h>\n")
        command = [*compiler, *includes, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def asked(variable: str) -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(variable) == "1"
