"""The types of the package are right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bachet
import pytest
import typed_program

pytestmark = pytest.mark.newest

HERE = Path(__file__).parent


def mypy(*arguments: str, folder: Path) -> str:
    pytest.importorskip("mypy", reason="mypy is not installed")
    settings = ["--strict", "--python-version", "3.10", "--cache-dir", str(folder)]
    done = subprocess.run([sys.executable, "-m", "mypy", *settings, *arguments], capture_output=True, text=True)
    return done.stdout + done.stderr


def test_a_program_that_uses_the_types(tmp_path: Path) -> None:
    typed_program.main()
    told = mypy(str(HERE / "typed_program.py"), folder=tmp_path)
    if "numpy" in told or "pandas" in told:
        told = told.splitlines()[-1]
    assert told.startswith("Success"), told


def test_the_package_itself(tmp_path: Path) -> None:
    package = Path(bachet.__file__).parent
    told = mypy("-p", "bachet", "--config-file", str(HERE.parent / "pyproject.toml"), folder=tmp_path)
    assert told.startswith("Success"), f"{package}: {told}"


def test_a_wrong_program_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import bachet\nbachet.read('six').solve(no_such=1)\nbachet.read(5)\n", encoding="utf-8")
    told = mypy(str(wrong), folder=tmp_path / "cache")
    assert 'Unexpected keyword argument "no_such"' in told
    assert told.rstrip().endswith("Found 2 errors in 1 file (checked 1 source file)"), told
