"""Ray for real: `cargo xtask ray` runs these tests on a cluster of two hosts."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import bachet
import bachet.arrow
import bachet.ray
import pyarrow
import pyarrow.parquet
import pytest
from conftest import Cluster

PROGRAMS = str(Path(__file__).with_name("programs.py"))
#: Number of boards of the job.
BOARDS = 200_000


def ask(cluster: Cluster, *arguments: object) -> dict[str, Any]:
    name, *others = map(str, arguments)
    done = cluster.python(PROGRAMS, name, cluster.address, *others)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_job_with_a_killed_worker_writes_what_a_single_one_writes(cluster: Cluster, tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.mkdir()
    boards = pyarrow.table(bachet.arrow.generate(BOARDS - 3, seed=5))
    # Some rows are none, and must not end anything.
    rest = pyarrow.table({"puzzle": pyarrow.array([None, "hello", "." * 81], boards.schema.field("puzzle").type)})
    pyarrow.parquet.write_table(boards.select(["puzzle"]), source / "a.parquet", row_group_size=30_000)
    pyarrow.parquet.write_table(rest, source / "b.parquet")
    single = ask(cluster, "run", source, tmp_path / "single", 1, 0)
    assert (single["rows"], single["retried"], single["lost"]) == (BOARDS, 0, 0)
    assert single["verdicts"] == {"unique": BOARDS - 3, "None": 2, "several": 1}
    killed = ask(cluster, "run", source, tmp_path / "killed", 2, 1)
    assert killed["left"] == 0, "no worker was killed"
    assert killed["retried"] >= 1
    assert killed["verdicts"] == single["verdicts"]
    assert contents(tmp_path / "killed") == contents(tmp_path / "single")
    found = pyarrow.parquet.read_table(tmp_path / "killed")
    assert found["puzzle"].to_pylist()[: BOARDS - 3] == boards["puzzle"].to_pylist()
    assert found["solution"].to_pylist()[: BOARDS - 3] == boards["solution"].to_pylist()


def test_a_job_goes_on_where_it_was_stopped(cluster: Cluster, tmp_path: Path) -> None:
    source, out = tmp_path / "in.parquet", tmp_path / "out"
    pyarrow.parquet.write_table(pyarrow.table(bachet.arrow.generate(10_000, seed=6)), source)
    whole = ask(cluster, "run", source, out, 2, 0)
    before = contents(out)
    (out / "part-000001.parquet").unlink()
    (out / ".part-000001.parquet-0123.part").write_bytes(b"half of it")
    again = ask(cluster, "run", source, out, 2, 0)
    assert (whole["resumed"], again["resumed"], again["parts"]) == (0, 4, 5)
    assert contents(out) == before


def test_a_row_that_kills_its_worker_is_told(cluster: Cluster, tmp_path: Path) -> None:
    source, out = tmp_path / "in.parquet", tmp_path / "out"
    board = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
    rows = [board] * 100
    rows[37] = "poison"
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": rows}), source)
    found = ask(cluster, "poisoned", source, out)
    assert found == {"lost": 1, "retried": 1, "rows": 100}
    answers = pyarrow.parquet.read_table(out)
    assert answers["verdict"].to_pylist() == ["unique"] * 37 + [None] + ["unique"] * 62
    assert [problem["code"] for problem in answers["problems"][37].as_py()] == ["row-lost"]
    assert answers["puzzle"].to_pylist() == rows


def test_a_full_disk_stops_a_job_that_goes_on_later(cluster: Cluster, tmp_path: Path) -> None:
    if not cluster.has_small_disk:
        pytest.skip("no right to mount a small file system")
    source, small, out = tmp_path / "in.parquet", cluster.small, tmp_path / "out"
    pyarrow.parquet.write_table(pyarrow.table(bachet.arrow.generate(10_000, seed=8)), source)
    done = cluster.python(PROGRAMS, "run", cluster.address, str(source), str(small), "2", "0", check=False)
    assert "JobError" in done.stderr
    assert "No space left" in done.stderr
    complete = contents(small)
    assert 1 < len(complete) < 6
    assert not [name for name in complete if name.startswith(".")]
    subprocess.run(["mount", "-o", "remount,size=40m", str(small)], check=True)
    again = ask(cluster, "run", source, small, 2, 0)
    assert again["resumed"] == len(complete) - 1
    assert again["verdicts"] == {"unique": 10_000}
    ask(cluster, "run", source, out, 1, 0)
    assert contents(small) == contents(out)


def test_a_folder_that_the_workers_do_not_share_is_told(cluster: Cluster, tmp_path: Path) -> None:
    if not cluster.is_two_hosts:
        pytest.skip("all nodes see the same folders")
    source, out = tmp_path / "in.parquet", tmp_path / "out"
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": ["." * 81]}), source)
    out.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(out)], check=False).returncode != 0:
        pytest.skip("no right to mount a file system")
    try:
        # The nodes started before, so that only the program that starts the job sees the new file system.
        done = cluster.python(PROGRAMS, "run", cluster.address, str(source), str(out), "1", "0", check=False)
        assert "JobError" in done.stderr
        assert "share" in done.stderr
    finally:
        subprocess.run(["umount", str(out)], check=True)


def test_another_job_does_not_write_into_the_same_folder(tmp_path: Path) -> None:
    source, out = tmp_path / "in.parquet", tmp_path / "out"
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": ["." * 81]}), source)
    out.mkdir()
    (out / "mine.txt").write_text("keep")
    with pytest.raises(bachet.ray.JobError, match="not empty"):
        bachet.ray.run(source, out)
    assert (out / "mine.txt").read_text() == "keep"
    with pytest.raises(bachet.ray.JobError, match="no Parquet file"):
        bachet.ray.run(out, tmp_path / "other")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 but no more")
    with pytest.raises(bachet.ray.JobError, match="cannot be read as Parquet"):
        bachet.ray.run(tmp_path / "broken.parquet", tmp_path / "other")


def grid_of_20(clues: int, seed: int) -> str:
    """A grid of 20 categories of 20 values with random clues that are true of one table."""
    random = Random(seed)
    places = range(20)
    orders = [random.sample(places, 20) for _ in range(19)]

    def anybody() -> tuple[str, int]:
        category, value = random.randrange(19), random.randrange(20)
        return f"k{category}v{value}", orders[category][value]

    lines = ["grid: Twenty by twenty", "house: 1..20"]
    lines += [f"k{category}: " + ", ".join(f"k{category}v{value}" for value in places) for category in range(19)]
    while len(lines) < 21 + clues:
        (one, at), (other, behind) = anybody(), anybody()
        if one == other:
            continue
        if at == behind:
            lines.append(f"- = {one} = {other}")
        elif at < behind < at + 4:
            lines.append(f"- = {one} {behind - at} places left of {other}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("puzzle", "enough", "part_steps"),
    [
        ("sixteen", 2, 2_000_000),
        ("twenty-five", 2, 300),
        ("x-sudoku", 2, 300),
        ("einstein", 0, 300),
        ("einstein", 0, 1),
        (grid_of_20(500, 1), 0, 300),
    ],
    ids=["sixteen", "twenty-five", "x-sudoku", "einstein", "einstein-in-small-parts", "grid-of-20"],
)
def test_parts_give_what_the_whole_gives(
    cluster: Cluster, tmp_path: Path, puzzle: str, enough: int, part_steps: int
) -> None:
    whole = bachet.read(puzzle)
    if "\n" in puzzle:
        (tmp_path / "puzzle.bachet").write_text(puzzle, encoding="utf-8")
        puzzle = str(tmp_path / "puzzle.bachet")
    found = ask(cluster, "conquer", puzzle, enough, part_steps)
    expected = whole.count()
    assert found["hosts"] == (2 if cluster.is_two_hosts else 1)
    assert (found["verdict"], found["count"], found["exact"]) == (expected.verdict, str(expected.count), True)
    if part_steps == 1:
        assert found["split"] >= 1
    if expected.verdict == "unique":
        assert found["solution"] == whole.solve()[0].data


def test_the_work_ends_when_a_part_decides(cluster: Cluster, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("." * 81, encoding="utf-8")
    found = ask(cluster, "conquer", empty, 2, 1000)
    assert (found["verdict"], found["exact"]) == ("several", False)
    assert found["solution"] is not None


def test_pipelines_of_ray_data(cluster: Cluster) -> None:
    found = ask(cluster, "pipeline", 5000)
    assert found["same"]
    assert found["rated"] == 5000
    assert {"puzzle", "number", "verdict", "solution_2", "er", "problems"} <= set(found["columns"])
    assert found["puzzles"] == pyarrow.table(bachet.arrow.generate(5000, seed=9))["puzzle"].to_pylist()
