"""Every module with a large package can be imported, and is documented."""

from __future__ import annotations

import doctest

import bachet.gym
import bachet.ray


def test_everything_public_is_documented() -> None:
    for module in (bachet.ray, bachet.gym):
        assert doctest.testmod(module).failed == 0
    for name in bachet.ray.__all__:
        assert getattr(bachet.ray, name).__doc__, name
