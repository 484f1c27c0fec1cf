"""run.py: what it understands, when it makes the environment anew, and what it runs. Nothing is installed."""

from pathlib import Path

import pytest

import run

PYTHON = "3.11.7 (main)"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the files that decide what an environment holds."""
    for name in ("pyproject.toml", run.PLAY_LOCK, run.TEST_LOCK):
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
    stamp = run.stamp_of(project, run.PLAY_LOCK, PYTHON)
    assert run.is_ready(stamp, project, run.PLAY_LOCK, PYTHON)


def test_an_environment_without_a_stamp_is_not_ready(project: Path) -> None:
    assert not run.is_ready("", project, run.PLAY_LOCK, PYTHON)


@pytest.mark.parametrize("name", ["pyproject.toml", run.TEST_LOCK])
def test_a_changed_file_makes_the_environment_anew(project: Path, name: str) -> None:
    stamp = run.stamp_of(project, run.TEST_LOCK, PYTHON)
    (project / name).write_text("something else")
    assert not run.is_ready(stamp, project, run.TEST_LOCK, PYTHON)


def test_another_python_makes_the_environment_anew(project: Path) -> None:
    stamp = run.stamp_of(project, run.PLAY_LOCK, PYTHON)
    assert not run.is_ready(stamp, project, run.PLAY_LOCK, "3.12.1 (main)")


def test_a_moved_folder_makes_the_environment_anew(project: Path) -> None:
    stamp = run.stamp_of(project, run.PLAY_LOCK, PYTHON)
    moved = project.rename(project.with_name("moved"))
    assert not run.is_ready(stamp, moved, run.PLAY_LOCK, PYTHON)


def test_an_environment_for_testing_serves_to_play_but_not_the_reverse(project: Path) -> None:
    for_testing = run.stamp_of(project, run.TEST_LOCK, PYTHON)
    for_playing = run.stamp_of(project, run.PLAY_LOCK, PYTHON)
    assert run.is_ready(for_testing, project, run.PLAY_LOCK, PYTHON)
    assert not run.is_ready(for_playing, project, run.TEST_LOCK, PYTHON)


def test_a_half_made_environment_is_made_anew_and_a_whole_one_is_kept(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = project / ".venv"
    monkeypatch.setattr(run, "ROOT", project)
    monkeypatch.setattr(run, "ENVIRONMENT", environment)
    monkeypatch.setattr(run, "STAMP", environment / "stamp")
    made: list[str] = []

    def fake_make_environment() -> list[list[str]]:
        python = Path(run.program("python"))
        python.parent.mkdir(parents=True)
        python.touch()
        return []

    monkeypatch.setattr(run, "make_environment", fake_make_environment)
    monkeypatch.setattr(run, "install", lambda installers, lock: made.append(lock))
    (environment / "leftover").mkdir(parents=True)
    run.ensure_environment(run.TEST_LOCK)
    run.ensure_environment(run.TEST_LOCK)
    run.ensure_environment(run.PLAY_LOCK)
    assert made == [run.TEST_LOCK]
    assert not (environment / "leftover").exists()
    Path(run.program("python")).unlink()
    run.ensure_environment(run.PLAY_LOCK)
    assert made == [run.TEST_LOCK, run.PLAY_LOCK]


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


@pytest.mark.parametrize(("returncode", "code"), [(0, 0), (5, 5), (-9, 137)])
def test_exit_codes_pass_through_as_in_a_shell(returncode: int, code: int) -> None:
    assert run.exit_code(returncode) == code


def test_a_machine_without_venv_and_pip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(run, "succeeds", lambda command: False)
    with pytest.raises(run.SetupError, match="python3-venv"):
        run.make_environment()


def test_the_second_installer_is_tried_when_the_first_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        ran.append(command[0])
        return 1 if command[0] == "uv" else 0

    monkeypatch.setattr(run, "run", fake_run)
    run.install([["uv"], ["pip"]], run.PLAY_LOCK)
    assert ran == ["uv", "pip", "pip"]
    with pytest.raises(run.SetupError, match=r"requirements\.lock"):
        run.install([["uv"]], run.PLAY_LOCK)


@pytest.fixture
def client(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client whose tools and build are only pretended; what would have run is listed in `ran`."""
    client, environment = project / "web", project / ".venv"
    (client / "src").mkdir(parents=True)
    (client / "src" / "main.ts").write_text("play()")
    (client / "package-lock.json").write_text("{}")
    environment.mkdir()
    monkeypatch.setattr(run, "CLIENT", client)
    monkeypatch.setattr(run, "PAGE", project / "static")
    monkeypatch.setattr(run, "ENVIRONMENT", environment)
    return client


def pretend(client: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Takes the place of npm and vite; gives back the list of what they are asked to do."""
    ran: list[str] = []

    def fake_run(command: list[str], cwd: Path | None = None) -> int:
        assert cwd == client
        ran.append("npm ci" if "ci" in command else "vite build")
        made = client / "node_modules" / "x" if "ci" in command else run.PAGE / "index.html"
        made.parent.mkdir(exist_ok=True)
        made.write_text("made")
        return 0

    monkeypatch.setattr(run, "run", fake_run)
    return ran


def test_the_page_is_built_once_and_again_when_its_sources_change(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = pretend(client, monkeypatch)
    run.ensure_page()
    run.ensure_page()
    assert ran == ["npm ci", "vite build"]
    (client / "src" / "main.ts").write_text("play(2)")
    run.ensure_page()
    assert ran == ["npm ci", "vite build", "vite build"]
    (run.PAGE / "index.html").unlink()
    run.ensure_page()
    assert ran[3:] == ["vite build"]


def test_the_tools_of_the_page_are_installed_anew_when_their_lock_changes(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = pretend(client, monkeypatch)
    run.ensure_client_tools()
    run.ensure_client_tools()
    (client / "package-lock.json").write_text("{1}")
    run.ensure_client_tools()
    assert ran == ["npm ci", "npm ci"]


def test_a_page_that_can_not_be_built_is_reported(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "run", lambda command, cwd=None: 1)
    with pytest.raises(run.SetupError, match="tools of the page"):
        run.ensure_page()


def test_a_machine_without_chromium_is_told_what_is_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    run.ensure_browser()
    assert "tests/browser is skipped" in capsys.readouterr().out
