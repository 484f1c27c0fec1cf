"""`python -m atlas build MAP` writes the files of a map; `check` instead compares them with a rebuild."""

import sys
from pathlib import Path

from atlas.build import build, files
from atlas.maps import PLANS
from atlas.model import MapPlan
from atlas.zone_build import build_zones, zone_files
from atlas.zone_model import ZonePlan

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


def made(plan: MapPlan | ZonePlan) -> tuple[list[str], dict[str, str]]:
    """What is wrong with a map, and the text of its files."""
    if isinstance(plan, ZonePlan):
        zones = build_zones(plan)
        return plan.check(plan, zones), zone_files(plan, zones)
    hexes = build(plan)
    return plan.check(hexes), files(plan, hexes)


def _write(plan: MapPlan | ZonePlan, texts: dict[str, str]) -> list[str]:
    for name, text in texts.items():
        (ROOT / plan.folder / name).write_text(text, encoding="utf-8")
    return []


def _compare(plan: MapPlan | ZonePlan, texts: dict[str, str]) -> list[str]:
    problems = []
    for name, text in texts.items():
        committed = (ROOT / plan.folder / name).read_text(encoding="utf-8").splitlines()
        changed = set(committed) ^ set(text.splitlines())
        if changed:
            problems.append(f"{name} differs from a rebuild in {len(changed)} lines, such as {min(changed)}")
    return problems


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
