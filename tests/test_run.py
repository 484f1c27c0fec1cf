"""run.py: what it understands, when it makes the environment anew, and what it runs. Nothing is installed."""

import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from shutil import copyfile
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

import prepare
import run

PYTHON = "3.11.7 (main)"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the files that decide what an environment holds."""
    for name in ("pyproject.toml", prepare.PLAY_LOCK, prepare.TEST_LOCK, prepare.PAGE_LOCK):
        (tmp_path / name).write_text(f"contents of {name}")
    return tmp_path


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_new_pythons_are_welcome(version: tuple[int, ...]) -> None:
    assert run.complaint_about_python(version) == ""


def test_an_old_python_is_told_what_is_needed() -> None:
    complaint = run.complaint_about_python((3, 10, 4))
    assert complaint == "Grognard needs Python 3.11 or newer; this is Python 3.10.4"


@pytest.mark.parametrize(
    "arguments", [["play"], ["play", "--seed", "1"], ["test"], ["test", "-k", "x"], ["cli", "games"]]
)
def test_known_commands_are_accepted(arguments: list[str]) -> None:
    assert run.complaint_about_arguments(arguments) == ""


def test_no_arguments_print_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([]) == 0
    assert "python3 run.py test" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["tset"], "run.py: unknown command 'tset'; expected play, test or cli\n"),
        (["--verbose", "test"], "run.py: unknown command '--verbose'; expected play, test or cli\n"),
        (["cli"], "run.py: cli needs a grognard command, for example: python3 run.py cli games\n"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == 2
    assert capsys.readouterr().err == complaint


def test_an_environment_is_kept_while_nothing_changes(project: Path) -> None:
    stamp = prepare.stamp_of(project, prepare.PLAY_LOCK, PYTHON)
    assert prepare.is_ready(stamp, project, prepare.PLAY_LOCK, PYTHON)


def test_an_environment_without_a_stamp_is_not_ready(project: Path) -> None:
    assert not prepare.is_ready("", project, prepare.PLAY_LOCK, PYTHON)


@pytest.mark.parametrize("name", ["pyproject.toml", prepare.TEST_LOCK])
def test_a_changed_file_makes_the_environment_anew(project: Path, name: str) -> None:
    stamp = prepare.stamp_of(project, prepare.TEST_LOCK, PYTHON)
    (project / name).write_text("something else")
    assert not prepare.is_ready(stamp, project, prepare.TEST_LOCK, PYTHON)


def test_another_python_makes_the_environment_anew(project: Path) -> None:
    stamp = prepare.stamp_of(project, prepare.PLAY_LOCK, PYTHON)
    assert not prepare.is_ready(stamp, project, prepare.PLAY_LOCK, "3.12.1 (main)")


def test_a_moved_folder_makes_the_environment_anew(project: Path) -> None:
    stamp = prepare.stamp_of(project, prepare.PLAY_LOCK, PYTHON)
    moved = project.rename(project.with_name("moved"))
    assert not prepare.is_ready(stamp, moved, prepare.PLAY_LOCK, PYTHON)


def test_an_environment_for_testing_serves_to_play_but_not_the_reverse(project: Path) -> None:
    for_testing = prepare.stamp_of(project, prepare.TEST_LOCK, PYTHON)
    for_playing = prepare.stamp_of(project, prepare.PLAY_LOCK, PYTHON)
    assert prepare.is_ready(for_testing, project, prepare.PLAY_LOCK, PYTHON)
    assert not prepare.is_ready(for_playing, project, prepare.TEST_LOCK, PYTHON)


def test_the_suite_runs_its_steps_in_this_order() -> None:
    names = [step.name for step in run.suite([])]
    assert names == ["lint", "format", "types", "page types", "page tests", "tests"]


def test_arguments_go_to_pytest_alone() -> None:
    *others, tests = run.suite(["-k", "retreat"])
    assert tests.command[-3:] == ["pytest", "-k", "retreat"]
    assert all("retreat" not in step.command for step in others)


def test_the_suite_stops_at_the_first_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        ran.append(command[0])
        return 3 if command[0] == "second" else 0

    monkeypatch.setattr(run, "run", fake_run)
    assert run.run_suite([run.Step(name, [name]) for name in ("first", "second", "third")]) == 3
    assert ran == ["first", "second"]
    assert "second: FAILED" in capsys.readouterr().out


def test_steps_beside_each_other_all_run_and_the_first_that_fails_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    together, ran = threading.Barrier(2, timeout=60), list[str]()

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        if command[0] in ("second", "third"):
            together.wait()
        ran.append(command[0])
        return {"second": 4, "third": 5}.get(command[0], 0)

    monkeypatch.setattr(run, "run", fake_run)
    steps = [
        run.Step(name, [name], beside=name == "third") for name in ("first", "second", "third", "fourth")
    ]
    assert run.run_suite(steps) == 4
    assert sorted(ran) == ["first", "second", "third"]
    assert "second: FAILED (exit code 4)" in capsys.readouterr().out


def test_types_and_the_checks_of_the_page_run_beside_each_other() -> None:
    assert [step.name for step in run.suite([]) if step.beside] == ["page types", "page tests"]


@pytest.mark.parametrize(("returncode", "code"), [(0, 0), (5, 5), (-9, 137)])
def test_exit_codes_pass_through_as_in_a_shell(returncode: int, code: int) -> None:
    assert prepare.exit_code(returncode) == code


def test_a_machine_without_venv_and_pip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(prepare, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(prepare, "succeeds", lambda command: False)
    with pytest.raises(prepare.SetupError, match="python3-venv"):
        prepare.make_environment()


def test_the_second_installer_is_tried_when_the_first_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        ran.append(command[0])
        return 1 if command[0] == "uv" else 0

    monkeypatch.setattr(prepare, "run", fake_run)
    prepare.install([["uv"], ["pip"]], prepare.PLAY_LOCK, ["-e", "."])
    assert ran == ["uv", "pip", "pip"]
    with pytest.raises(prepare.SetupError, match=r"requirements\.lock"):
        prepare.install([["uv"]], prepare.PLAY_LOCK)


@pytest.fixture
def ran(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project whose commands are only pretended; they are listed here."""
    client, environment = project / "web", project / ".venv"
    (client / "src").mkdir(parents=True)
    (client / "src" / "main.ts").write_text("play()")
    (client / "package-lock.json").write_text("{}")
    for name, place in {
        "ROOT": project,
        "CLIENT": client,
        "PAGE": project / "static",
        "ENVIRONMENT": environment,
        "STAMP": environment / "stamp",
    }.items():
        monkeypatch.setattr(prepare, name, place)
    did: list[str] = []

    def fake_make_environment() -> list[list[str]]:
        did.append("environment")
        for name in ("python", "uv"):
            Path(prepare.program(name)).parent.mkdir(parents=True, exist_ok=True)
            Path(prepare.program(name)).touch()
        return [["uv"]]

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        if "ci" in command:
            did.append("tools to build" if "--omit=dev" in command else "all tools")
            made = client / "node_modules" / "x"
        elif "build" in command:
            did.append("page")
            made = prepare.PAGE / "index.html"
        else:
            did.append(Path(command[-1]).name if "-r" in command else "project")
            return 0
        made.parent.mkdir(exist_ok=True)
        made.write_text("made")
        return 0

    monkeypatch.setattr(prepare, "make_environment", fake_make_environment)
    monkeypatch.setattr(prepare, "run", fake_run)
    monkeypatch.setattr(prepare, "succeeds", lambda command: True)
    return did


def done(ran: list[str]) -> set[str]:
    """What was done since the last look; server and page are made side by side, in any order."""
    found = set(ran)
    ran.clear()
    return found


def test_all_is_made_once_and_again_only_as_far_as_something_changed(ran: list[str]) -> None:
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert ran[:2] == ["environment", prepare.PAGE_LOCK]  # Node comes first: the page takes longest
    assert done(ran) == {
        "environment",
        prepare.PAGE_LOCK,
        prepare.PLAY_LOCK,
        "project",
        "tools to build",
        "page",
    }
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    prepare.prepare(prepare.PLAY_LOCK, page=False)
    assert done(ran) == set()
    (prepare.CLIENT / "src" / "main.ts").write_text("play(2)")
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert done(ran) == {"page"}
    (prepare.CLIENT / "package-lock.json").write_text("{1}")
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert done(ran) == {"tools to build", "page"}
    (prepare.PAGE / "index.html").unlink()
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert done(ran) == {"page"}


def test_commands_fetch_nothing_for_a_page(ran: list[str]) -> None:
    prepare.prepare(prepare.PLAY_LOCK, page=False)
    assert done(ran) == {"environment", prepare.PLAY_LOCK, "project"}
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert done(ran) == {prepare.PAGE_LOCK, "tools to build", "page"}


def test_tools_for_testing_serve_to_play_but_not_the_reverse(ran: list[str]) -> None:
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    done(ran)
    prepare.prepare(prepare.TEST_LOCK, page=True, everything=True)
    assert done(ran) == {"environment", prepare.PAGE_LOCK, prepare.TEST_LOCK, "project", "all tools", "page"}
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert done(ran) == set()


def test_a_half_made_environment_is_made_anew(ran: list[str]) -> None:
    leftover = prepare.ENVIRONMENT / "leftover"
    leftover.mkdir(parents=True)
    prepare.prepare(prepare.PLAY_LOCK, page=False)
    assert not leftover.exists()
    Path(prepare.program("python")).unlink()
    done(ran)
    prepare.prepare(prepare.PLAY_LOCK, page=False)
    assert "environment" in done(ran)


def test_a_page_that_can_not_be_built_is_reported_and_tried_again(
    ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pretended = prepare.run

    def failing(command: list[str], cwd: Path | None = None) -> int:
        return 1 if "build" in command else pretended(command, cwd)

    monkeypatch.setattr(prepare, "run", failing)
    monkeypatch.setattr(prepare, "STOPPING", threading.Event())
    with pytest.raises(prepare.SetupError, match="page could not be built"):
        prepare.prepare(prepare.PLAY_LOCK, page=True)
    monkeypatch.setattr(prepare, "run", pretended)
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    assert "page" in done(ran)


def test_progress_says_what_is_done_and_how_far_it_is(
    ran: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    prepare.prepare(prepare.PLAY_LOCK, page=True)
    first, *others, last = capsys.readouterr().out.splitlines()
    assert first == "== 0 of 5 steps done, 0 s: making a private environment in .venv"
    assert last.startswith("== 5 of 5 steps done, ")
    assert any("installing the server" in line for line in others)


def test_a_machine_without_chromium_is_told_what_is_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    run.ensure_browser()
    assert "tests/browser is skipped" in capsys.readouterr().out


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A copy of run.py in a folder where all is made, and `grognard` is the one that is tested here."""
    root = tmp_path / "project"
    (root / "web").mkdir(parents=True)
    page = root / "src" / "grognard" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    for name in ("run.py", "prepare.py"):
        copyfile(Path(run.__file__).with_name(name), root / name)
    for name in ("pyproject.toml", prepare.PLAY_LOCK, prepare.TEST_LOCK, prepare.PAGE_LOCK):
        (root / name).touch()
    programs = root / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").touch()
    source = Path(run.__file__).parent / "src"
    (programs / "grognard").write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(source)!r})\n"
        "from grognard.cli import main\nsys.exit(main())\n"
    )
    (programs / "grognard").chmod(0o755)
    (programs.parent / "grognard-stamp").write_text(prepare.stamp_of(root, prepare.PLAY_LOCK, sys.version))
    sources = prepare.fingerprint(prepare.sources_of(root / "web"), root / "web")
    (programs.parent / "grognard-page-stamp").write_text(sources)
    return root


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_to_run_py_ends_the_server_too(ready: Path, name: str) -> None:
    command = [sys.executable, "run.py", "play", "--port", "0", "--no-browser", "--data", str(ready / "data")]
    quiet = {**os.environ, "GROGNARD_DRAW_AHEAD": "0"}
    with subprocess.Popen(
        command, cwd=ready, stdout=subprocess.PIPE, text=True, env=quiet, start_new_session=True
    ) as started:
        assert started.stdout is not None
        try:
            address = next(word for line in started.stdout for word in line.split() if "://" in word)
            with urlopen(f"{address}api/health") as answer:
                assert answer.status == 200
            started.send_signal(signal.Signals[name])
            started.wait()
            place = urlsplit(address)
            with socket.socket() as caller:
                assert caller.connect_ex((str(place.hostname), place.port or 0)) != 0
        finally:
            with suppress(ProcessLookupError):  # whoever is left in its group
                os.killpg(started.pid, signal.SIGKILL)
