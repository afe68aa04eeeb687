"""The examples in the documentation of the package do what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import bachet
import pytest

#: These need packages that are too large for these tests: those in `ray_tests` import them.
LARGE = ("bachet.gym", "bachet.ray")
FOUND = [f"bachet.{module.name}" for module in pkgutil.iter_modules(bachet.__path__)]
MODULES = ["bachet", *(name for name in FOUND if name not in LARGE)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    if name == "bachet._native":
        return
    module = importlib.import_module(name)
    found = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0


def test_examples_of_the_guide() -> None:
    guide = Path(__file__).parents[2] / "docs" / "python.md"
    found = doctest.testfile(str(guide), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0
    assert found.attempted > 20


def test_everything_public_is_documented() -> None:
    for name in bachet.__all__:
        thing = getattr(bachet, name)
        assert thing.__doc__, name
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                assert value.__doc__, f"{name}.{member}"
