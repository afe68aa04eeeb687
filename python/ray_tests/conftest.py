"""A cluster of two hosts with a core each: two network namespaces, joined by a virtual cable.

That needs the rights of an administrator and the program `ip`. Where these are missing, the two nodes are on this host.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

HOSTS = ("10.231.47.1", "10.231.47.2")
NAMESPACES = ("bachet-one", "bachet-two")
PORT = 6391
RAY = [sys.executable, "-m", "ray.scripts.scripts"]


def ip(*arguments: str, check: bool = True) -> bool:
    done = subprocess.run(["ip", *arguments], check=False, capture_output=True, text=True)
    if check and done.returncode != 0:
        raise RuntimeError(f"ip {' '.join(arguments)}: {done.stderr}")
    return done.returncode == 0


def remove_namespaces() -> None:
    for name in NAMESPACES:
        ip("netns", "del", name, check=False)


def make_namespaces() -> bool:
    """Makes two network namespaces that reach each other alone. Returns false if that is not allowed here."""
    if not sys.platform.startswith("linux") or shutil.which("ip") is None:
        return False
    remove_namespaces()
    if not ip("netns", "add", NAMESPACES[0], check=False):
        return False
    ip("netns", "add", NAMESPACES[1])
    ip("link", "add", "bachet1", "netns", NAMESPACES[0], "type", "veth", "peer", "bachet2", "netns", NAMESPACES[1])
    for name, cable, host in zip(NAMESPACES, ("bachet1", "bachet2"), HOSTS, strict=True):
        ip("-n", name, "address", "add", f"{host}/24", "dev", cable)
        ip("-n", name, "link", "set", cable, "up")
        ip("-n", name, "link", "set", "lo", "up")
    return True


class Cluster:
    """Two nodes of Ray, and a way to run a program on the first."""

    def __init__(self, folder: Path) -> None:
        self.is_two_hosts = make_namespaces()
        self.folder = folder
        # The nodes see only what was mounted before they started.
        self.small = folder / "small"
        self.small.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(self.small)]
        self.has_small_disk = sys.platform.startswith("linux") and subprocess.run(mount, check=False).returncode == 0
        self.nodes: list[subprocess.Popen[bytes]] = []
        self.environment = {
            **os.environ,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_AUTH_MODE": "disabled",
            "RAY_DEDUP_LOGS": "0",
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
        }
        self.address = f"{self.host(0)}:{PORT}"
        head = ["--head", f"--port={PORT}", "--include-dashboard=false"]
        self.start(0, *head)
        self.wait(1)
        self.start(1, f"--address={self.address}")
        self.wait(2)

    def host(self, node: int) -> str:
        return HOSTS[node] if self.is_two_hosts else f"127.0.0.{node + 1}"

    def command(self, node: int, *arguments: str) -> list[str]:
        inside = ["ip", "netns", "exec", NAMESPACES[node]] if self.is_two_hosts else []
        return [*inside, *arguments]

    def start(self, node: int, *arguments: str) -> None:
        options = [f"--node-ip-address={self.host(node)}", "--num-cpus=1", "--object-store-memory=100000000", "--block"]
        command = self.command(node, *RAY, "start", *arguments, *options)
        with (self.folder / f"node-{node}.log").open("wb") as log:
            self.nodes.append(subprocess.Popen(command, stdout=log, stderr=log, env=self.environment))

    def wait(self, nodes: int) -> None:
        program = (
            "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False);"
            "print(sum(node['Alive'] for node in ray.nodes()))"
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            done = self.python("-c", program, self.address, check=False)
            if done.returncode == 0 and done.stdout.strip().endswith(str(nodes)):
                return
            time.sleep(1)
        raise RuntimeError(f"the cluster does not have {nodes} nodes: {done.stdout}{done.stderr}")

    def python(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Runs a program of Python on the first host."""
        command = self.command(0, sys.executable, *arguments)
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=900)
        if check and done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)
        return done

    def stop(self) -> None:
        for node in reversed(self.nodes):
            node.terminate()
        for node in self.nodes:
            try:
                # Ray itself waits half a minute for the work of a node.
                node.wait(60)
            except subprocess.TimeoutExpired:
                node.kill()
                node.wait()
        if self.has_small_disk:
            subprocess.run(["umount", str(self.small)], check=True)
        if self.is_two_hosts:
            remove_namespaces()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    hosts = "two network namespaces" if made.is_two_hosts else "this host alone: no right to make network namespaces"
    print(f"\nthe nodes of Ray are on {hosts}")
    yield made
    made.stop()
