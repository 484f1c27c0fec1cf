"""`python -m atlas build MAP` writes the files of a map; `check` instead compares them with a rebuild."""

import sys
from pathlib import Path

from atlas.build import build, files
from atlas.maps import PLANS
from atlas.model import MapPlan
from atlas.scenery import scenery
from atlas.zone_build import build_zones, zone_files
from atlas.zone_model import ZonePlan
from atlas.zone_scenery import zone_relief

ROOT = Path(__file__).parent.parent


def main(arguments: list[str]) -> int:
    """Run one command; the result is the exit status."""
    if len(arguments) != 2 or arguments[0] not in ("build", "check") or arguments[1] not in PLANS:
        print(
            f"usage: python -m atlas build|check MAP, where MAP is one of {', '.join(PLANS)}", file=sys.stderr
        )
        return 2
    plan = PLANS[arguments[1]]
    problems, texts = made(plan)
    if not problems:
        problems = _compare(plan, texts) if arguments[0] == "check" else _write(plan, texts)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def made(plan: MapPlan | ZonePlan) -> tuple[list[str], dict[str, bytes]]:
    """What is wrong with a map, and the content of its files."""
    if isinstance(plan, ZonePlan):
        zones = build_zones(plan)
        return plan.check(plan, zones), _encoded(zone_files(plan, zones)) | zone_relief(plan, zones)
    hexes = build(plan)
    return plan.check(hexes), _encoded(files(plan, hexes)) | scenery(plan, hexes)


def _encoded(texts: dict[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in texts.items()}


def _write(plan: MapPlan | ZonePlan, texts: dict[str, bytes]) -> list[str]:
    for name, content in texts.items():
        (ROOT / plan.folder / name).write_bytes(content)
    return []


def _compare(plan: MapPlan | ZonePlan, texts: dict[str, bytes]) -> list[str]:
    problems = []
    for name, content in texts.items():
        committed = (ROOT / plan.folder / name).read_bytes()
        if name.endswith(".png"):
            problems += [f"{name} differs from a rebuild"] * (committed != content)
            continue
        changed = set(committed.decode().splitlines()) ^ set(content.decode().splitlines())
        if changed:
            problems.append(f"{name} differs from a rebuild in {len(changed)} lines, such as {min(changed)}")
    return problems


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
