"""Long calls end at their limits and at Ctrl-C, and let other threads work."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import bachet
import pytest

# An empty board: to count its solutions takes for ever.
EMPTY = "." * 81
# Tiles whose shortest way takes minutes.
TILES = """tiles:
15 14 8 12
10 11 9 13
2 6 5 1
3 7 4 .
goal:
  . 1 2 3
  4 5 6 7
  8 9 10 11
  12 13 14 15
"""
# Twenty people in twenty houses, none beside the next one: there are too many ways to count.
GRID = (
    "who: " + ", ".join(f"a{i}" for i in range(20)) + "\n"
    "house: "
    + ", ".join(str(i + 1) for i in range(20))
    + "\n"
    + "".join(f"{i + 1}. = abs(house(a{i}) - house(a{i + 1})) > 1\n" for i in range(19))
)


def test_a_limit_of_time_gives_what_is_known() -> None:
    start = time.monotonic()
    counted = bachet.read(EMPTY).count(time=0.1)
    assert time.monotonic() - start < 20
    assert counted.verdict in ("several", "unknown") and not counted.exact
    found = bachet.read(TILES).solve(time=0.1)
    assert (found.verdict, len(found), found.exact) == ("unknown", 0, False)


def test_a_limit_of_steps_gives_the_same_each_time() -> None:
    puzzle = bachet.read(TILES)
    first, second = (puzzle.solve(steps=5000) for _ in range(2))
    assert first.verdict == "unknown"
    assert first.data == second.data
    assert bachet.read("zebra").solve(steps=1).verdict == "unknown"
    assert bachet.read("zebra").solve(steps=0).verdict == "unknown"


def test_other_threads_work_meanwhile() -> None:
    ticks = 0
    is_over = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not is_over.wait(0.005):
            ticks += 1

    thread = threading.Thread(target=tick, daemon=True)
    thread.start()
    try:
        bachet.read(EMPTY).count(time=0.5)
    finally:
        is_over.set()
        thread.join()
    assert ticks > 2


def test_many_threads_ask_at_once() -> None:
    puzzle = bachet.read("zebra")
    wrong: list[object] = []

    def ask() -> None:
        for _ in range(20):
            found = puzzle.solve()[0]["zebra", "nation"], puzzle.count().count, puzzle.rate().level
            if found[:2] != ("Japanese", 1):
                wrong.append(found)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize(
    "work",
    [
        f"bachet.read({EMPTY!r}).count()",
        f"bachet.read({TILES!r}).solve()",
        f"bachet.read({GRID!r}).count()",
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are another thing there")
def test_ctrl_c_ends_the_work(work: str) -> None:
    program = (
        # Where the tests run in the background, Ctrl-C is ignored unless it is asked for.
        "import bachet, signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\nprint('ready', flush=True)\n"
        f"try:\n    {work}\nexcept KeyboardInterrupt:\n    print('ended')\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.3)
        assert child.poll() is None, "the work takes long"
        start = time.monotonic()
        child.send_signal(signal.SIGINT)
        assert child.stdout.read() == "ended\n"
        assert child.wait(timeout=10) == 0
    assert time.monotonic() - start < 20


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers here")
def test_other_signals_are_handled_meanwhile() -> None:
    heard: list[int] = []
    puzzle = bachet.read(EMPTY)
    before = signal.signal(signal.SIGALRM, lambda number, _: heard.append(number))
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        counted = puzzle.count(time=0.5)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert heard == [signal.SIGALRM]
    # Its handler raises nothing, so the work goes on.
    assert not counted.exact


def ask_in_child(name: str) -> int:
    return bachet.read(name).count().count


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_asks_too() -> None:
    assert ask_in_child("zebra") == 1
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(ask_in_child, ["zebra", "einstein"] * 4) == [1, 7] * 4
