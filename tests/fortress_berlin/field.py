"""Plain counters for tests, beside those of the game: `ge-1`, `su-tank` and the like, with round values.

ge-1 to ge-4 are infantry of 9th Parachute Division (under Berlin), ge-5 and ge-6 of 18th Panzergrenadier
Division (under LVI Panzer Korps); su-1 to su-3 are rifle divisions of 79th Rifle Corps (3rd Shock Army),
su-4 to su-6 of 9th Rifle Corps (5th Shock Army), su-tank to su-tank3 and su-mech are of 12th Guards Tank
Corps (2nd Guards Tank Army). In manoeuvre mode FS is half, PF 1 less, MA 2 more, and 6 for guns.
"""

from dataclasses import fields
from typing import Any

from grognard.games.fortress_berlin.units import Unit

PARACHUTE = ("9th Parachute Division", "Berlin")
GRENADIERS = ("18th Panzergrenadier Division", "LVI Panzer Korps")
LVI = ("LVI Panzer Korps", "LVI Panzer Korps")
NORDLAND = ("11th SS Panzergrenadier Division Nordland", "Berlin")
BERLIN, POLICE, LUFTWAFFE = ("Berlin", "Berlin"), ("Gendarmerie", "Police"), ("Tegel", "Luftwaffe")
VOLKSSTURM, YOUTH, PLANTS = ("VS", "Volkssturm"), ("HJ", "Hitler Youth"), ("PPB", "Plant protection")
SHOCK, SHOCK_TROOPS = ("79th Rifle Corps", "3rd Shock Army"), ("3rd Shock Army", "3rd Shock Army")
FIFTH, FIFTH_TROOPS = ("9th Rifle Corps", "5th Shock Army"), ("5th Shock Army", "5th Shock Army")
TANKS = ("12th Guards Tank Corps", "2nd Guards Tank Army")
WEAPONS = {
    "armour": "mixed",
    "assault gun": "mixed",
    "recon": "mixed",
    "antitank": "antitank",
    "flak": "antitank",
    "artillery": "artillery",
    "motorised artillery": "artillery",
    "hq": "def",
}
RANGES = {"mixed": 2, "antitank": 2, "artillery": 20, "def": 0}


def _unit(
    name: str, kind: str, whose: tuple[str, str], fs: int, pf: int, ma: int, mr: int = 2, **said: Any
) -> Unit:
    """A counter by the values of its combat face."""
    weapon = WEAPONS.get(kind, "small-arms")
    reach = RANGES.get(weapon, 1)
    immobile, faceless = kind == "flak", kind == "plant protection"
    values: dict[str, Any] = {
        "id": name,
        "name": name,
        "side": "german" if name.startswith("ge") else "soviet",
        "formation": whose[0],
        "parent": whose[1],
        "type": kind,
        "size": "battalion",
        "weapon": weapon,
        "c_fs": fs,
        "c_pf": pf,
        "c_ma": ma,
        "mr": mr,
        "c_range": reach,
        "m_fs": 0 if faceless else max(1, fs // 2),
        "m_pf": 0 if faceless else max(1, pf - 1),
        "m_ma": 0 if faceless or immobile else ma + 2 if ma else 6,
        "m_range": 0 if weapon in ("artillery", "def") or faceless else reach,
        "command_radius": 0,
        "turn": 0,
        "entry": "",
        "setup": "",
        "variant": "",
        "returns": "",
        "ss": False,
        "source": "reconstructed",
        "grounds": "testing ground",
        **said,
    }
    known = {field.name for field in fields(Unit)}
    return Unit(**{key: value for key, value in values.items() if key in known})


FIELD = (
    *(_unit(f"ge-{n}", "infantry", PARACHUTE, 4, 2, 4) for n in (1, 2, 3, 4)),
    *(_unit(f"ge-{n}", "infantry", GRENADIERS, 4, 2, 4) for n in (5, 6)),
    _unit("ge-eng", "engineer", PARACHUTE, 2, 3, 4),
    _unit("ge-mech", "mech infantry", PARACHUTE, 4, 4, 6),
    _unit("ge-mot", "motorised machine gun", LVI, 3, 4, 6),
    *(_unit(f"ge-tank{n}", "armour", PARACHUTE, 6, 5, 6) for n in ("", 2, 3)),
    _unit("ge-stug", "assault gun", GRENADIERS, 3, 4, 6),
    _unit("ge-recon", "recon", GRENADIERS, 2, 4, 6),
    *(_unit(f"ge-at{n}", "antitank", BERLIN, 6, 2, 0) for n in ("", 2)),
    _unit("ge-flak", "flak", LUFTWAFFE, 6, 3, 0),
    *(_unit(f"ge-gun{n}", "artillery", BERLIN, 12, 2, 0) for n in ("", 2)),
    _unit("ge-sp", "motorised artillery", PARACHUTE, 8, 2, 2),
    _unit("ge-hq", "hq", PARACHUTE, 2, 3, 6, size="division", command_radius=5),
    _unit("ge-hq2", "hq", GRENADIERS, 2, 3, 6, size="division", command_radius=5),
    _unit("ge-corps", "hq", LVI, 2, 3, 6, size="corps", command_radius=10),
    *(_unit(f"ge-ss{n}", "mech infantry", NORDLAND, 4, 4, 6, 3, ss=True) for n in ("", 2)),
    *(_unit(f"ge-vs{n}", "volkssturm", VOLKSSTURM, 2, 2, 4, 1) for n in ("", 2, 3)),
    *(_unit(f"ge-hj{n}", "hitler youth", YOUTH, 1, 2, 0, 2) for n in ("", 2)),
    *(_unit(f"ge-ppb{n}", "plant protection", PLANTS, 1, 1, 0, 1) for n in ("", 2)),
    _unit("ge-police", "police", POLICE, 1, 3, 0, 1),
    *(_unit(f"su-{n}", "rifle", SHOCK, 10, 2, 4, size="division") for n in (1, 2, 3)),
    *(_unit(f"su-{n}", "rifle", FIFTH, 8, 2, 4, size="division") for n in (4, 5, 6)),
    *(_unit(f"su-tank{n}", "armour", TANKS, 5, 5, 6, 3, size="brigade") for n in ("", 2, 3)),
    _unit("su-mech", "mech infantry", TANKS, 4, 4, 6, 3, size="brigade"),
    _unit("su-mot", "motorised infantry", TANKS, 4, 2, 6, size="brigade"),
    *(_unit(f"su-gun{n}", "assault gun", SHOCK_TROOPS, 2, 4, 6, size="regiment") for n in ("", 2)),
    _unit("su-hq", "hq", SHOCK_TROOPS, 2, 3, 0, size="army", command_radius=10),
    _unit("su-hq2", "hq", FIFTH_TROOPS, 2, 3, 0, size="army", command_radius=10),
)
