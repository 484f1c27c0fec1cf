"""The units of the testing ground: of every kind a few, with plain values.

A row says name, kind, mobility, strength, AT factor, range, morale and what else there is. Germans ge-1 to
ge-3 are of one regiment and ge-4 to ge-6 of another, both of one division, on foot; su-1 to su-3 and su-4 to
su-6 likewise, of 32 Rifle Division. Guns whose direct factor stands in brackets have `direct`.
"""

from typing import Any

from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET, Unit, dummy

DIVISIONS = ("10 Panzer Division", "32 Rifle Division")
PREFIXES = {"ge": GERMAN, "su": SOVIET}


def _unit(
    name: str, kind: str, mobility: str, strength: int, at: int, reach: int, morale: int, **said: Any
) -> Unit:
    camp = PREFIXES[name.partition("-")[0]]
    return Unit(
        id=name,
        name=name,
        side=SIDES[camp],
        formation=said.get("formation", DIVISIONS[camp]),
        parent=said.get("parent", name),
        kind=kind,
        symbol="infantry",
        mobility=mobility,
        strength=strength,
        at=at,
        direct=said.get("direct", 0),
        at_paren=said.get("at_paren", False),
        range=reach,
        range_paren=said.get("range_paren", False),
        indirect=said.get("indirect", ""),
        shifts=said.get("shifts", 0),
        indirect_range=said.get("indirect_range", 0),
        morale=morale,
        armour=said.get("armour", "none"),
        traits=said.get("traits", ""),
        equipment=None,
        arrives=said.get("arrives", 1),
        entry=said.get("entry", "german" if camp == GERMAN else "rail"),
        hex=said.get("hex", ""),
    )


_GUN: dict[str, Any] = {
    "direct": 6,
    "at_paren": True,
    "range_paren": True,
    "indirect": "shift",
    "shifts": 1,
    "indirect_range": 14,
}
_STAFF: dict[str, Any] = {
    "direct": 4,
    "at_paren": True,
    "range_paren": True,
    "indirect": "factor",
    "indirect_range": 4,
}
UNITS = (
    # Germans: infantry on foot and on wheels
    *(_unit(f"ge-{n}", "infantry", "foot", 6, 1, 0, 7, parent="69", traits="manoeuvre") for n in (1, 2, 3)),
    *(_unit(f"ge-{n}", "infantry", "foot", 4, 1, 0, 7, parent="86", traits="manoeuvre") for n in (4, 5, 6)),
    *(
        _unit(
            f"ge-mot{n}",
            "infantry",
            "wheeled",
            6,
            2,
            0,
            8,
            formation="SS",
            parent="D",
            traits="dismounts manoeuvre",
        )
        for n in (1, 2)
    ),
    _unit("ge-mc", "motorcycle", "wheeled", 4, 1, 0, 7, traits="dismounts"),
    _unit("ge-eng", "engineer", "wheeled", 4, 2, 0, 7, traits="dismounts"),
    _unit("ge-aeng", "armoured-engineer", "tracked", 2, 0, 1, 7, direct=4, armour="mounted"),
    # armour
    *(
        _unit(f"ge-tank{n}", "tank", "tracked", 3, 5, 2, 7, parent="7 Pz", traits="manoeuvre")
        for n in ("", 2, 3)
    ),
    _unit("ge-pz4", "tank", "tracked", 2, 4, 2, 7, range_paren=True, parent="7 Pz", traits="manoeuvre"),
    _unit("ge-stg", "assault-gun", "tracked", 1, 2, 2, 8, range_paren=True, armour="black"),
    _unit("ge-ac", "armoured-car", "wheeled", 2, 2, 1, 7, armour="white"),
    _unit(
        "ge-sig",
        "infantry-gun-sp",
        "tracked",
        1,
        2,
        2,
        7,
        direct=4,
        at_paren=True,
        range_paren=True,
        armour="white",
    ),
    # guns and staffs
    *(_unit(f"ge-gun{n}", "howitzer", "wheeled", 2, 2, 4, 7, **_GUN) for n in ("", 2)),
    _unit("ge-heavy", "heavy-artillery", "wheeled", 2, 2, 1, 7, **_GUN | {"indirect_range": 20, "direct": 7}),
    _unit("ge-nebel", "nebelwerfer", "wheeled", 3, 0, 0, 7, indirect="shift", shifts=1, indirect_range=14),
    *(_unit(f"ge-at{n}", "at", "wheeled", 2, 5, 2, 7) for n in ("", 2)),
    *(_unit(f"ge-aa{n}", "aa", "wheeled", 2, 6, 4, 7, traits="aa") for n in ("", 2)),
    _unit("ge-hq", "hq", "wheeled", 1, 0, 0, 8, parent=DIVISIONS[GERMAN]),
    _unit("ge-hq2", "hq", "wheeled", 1, 0, 0, 8, formation="SS", parent="SS"),
    _unit("ge-rhq", "regimental-hq", "wheeled", 2, 2, 4, 8, parent="69", traits="manoeuvre", **_STAFF),
    _unit("ge-ahq", "artillery-hq", "wheeled", 1, 0, 0, 7),
    _unit("ge-pontoon", "pontoon", "wheeled", 1, 0, 0, 6),
    # Soviets: infantry
    *(_unit(f"su-{n}", "infantry", "foot", 6, 1, 0, 6, parent="17", traits="manoeuvre") for n in (1, 2, 3)),
    *(_unit(f"su-{n}", "infantry", "foot", 4, 1, 0, 6, parent="113", traits="manoeuvre") for n in (4, 5, 6)),
    _unit("su-other", "infantry", "foot", 4, 1, 0, 5, formation="Kalinin"),
    *(_unit(f"su-cav{n}", "cavalry", "foot", 2, 1, 0, 6, formation="Cavalry") for n in ("", 2)),
    _unit("su-mc", "motorcycle", "wheeled", 4, 2, 0, 6, formation="36 M", traits="dismounts"),
    _unit(
        "su-mot",
        "infantry",
        "wheeled",
        4,
        2,
        0,
        6,
        formation="18 Tk",
        parent="18 Tk",
        traits="dismounts manoeuvre",
    ),
    _unit("su-mg", "machine-gun", "foot", 5, 2, 0, 6, formation="305 MG"),
    *(_unit(f"su-flame{n}", "flamethrower", "foot", 1, 0, 0, 6, formation="Flame") for n in ("", 2)),
    _unit("su-eng", "engineer", "foot", 4, 2, 0, 6, formation="467 Eng"),
    # armour
    _unit(
        "su-t26",
        "tank",
        "tracked",
        3,
        4,
        1,
        6,
        formation="18 Tk",
        parent="18 Tk",
        armour="white",
        traits="manoeuvre",
    ),
    *(
        _unit(
            f"su-t34{n}",
            "tank",
            "tracked",
            2,
            6,
            2,
            7,
            formation="18 Tk",
            parent="18 Tk",
            armour="black",
            traits="manoeuvre",
        )
        for n in ("", "b")
    ),
    _unit(
        "su-kv",
        "tank",
        "tracked",
        1,
        6,
        2,
        7,
        formation="18 Tk",
        parent="18 Tk",
        armour="double",
        traits="manoeuvre",
    ),
    _unit(
        "su-t28",
        "tank",
        "static",
        3,
        5,
        2,
        7,
        formation="T-28",
        armour="static",
        arrives=0,
        entry="setup",
        hex="1208",
    ),
    _unit("su-t38", "tank", "tracked", 3, 1, 1, 6, armour="white", traits="amphibious"),
    _unit("su-ac", "armoured-car", "wheeled", 2, 3, 1, 6, armour="white"),
    # guns and staffs
    *(_unit(f"su-at{n}", "at", "wheeled", 1, 4, 2, 6, formation="121 AT") for n in ("", 2)),
    *(_unit(f"su-aa{n}", "aa", "wheeled", 1, 5, 4, 6, formation="59 AA", traits="aa") for n in ("", 2)),
    *(_unit(f"su-gun{n}", "field-artillery", "wheeled", 2, 2, 4, 7, **_GUN | {"direct": 5}) for n in ("", 2)),
    _unit("su-how", "howitzer", "wheeled", 2, 2, 4, 7, **_GUN),
    _unit(
        "su-heavy",
        "gun-artillery",
        "wheeled",
        2,
        2,
        1,
        6,
        formation="572",
        **_GUN | {"indirect_range": 20, "direct": 7},
    ),
    *(
        _unit(
            f"su-rocket{n}",
            "rocket",
            "wheeled",
            2,
            0,
            0,
            6,
            formation="Rkt",
            indirect="shift",
            shifts=2,
            indirect_range=14,
        )
        for n in ("", 2)
    ),
    _unit(
        "su-mortar",
        "heavy-mortar",
        "foot",
        1,
        0,
        0,
        7,
        parent="17",
        direct=2,
        indirect="factor",
        indirect_range=7,
    ),
    _unit("su-hq", "hq", "wheeled", 1, 0, 0, 8, parent=DIVISIONS[SOVIET]),
    _unit("su-hq2", "hq", "wheeled", 1, 0, 0, 7, formation="18 Tk", parent="18 Tk", traits="manoeuvre"),
    _unit("su-rhq", "regimental-hq", "foot", 2, 2, 4, 8, parent="17", traits="manoeuvre", **_STAFF),
    _unit(
        "su-setup", "infantry", "foot", 4, 1, 0, 5, formation="Mozhaisk", arrives=0, entry="setup", hex="1206"
    ),
    _unit("ge-eng2", "engineer", "wheeled", 4, 2, 0, 7, traits="dismounts"),
    *(dummy(GERMAN, number) for number in range(1, 4)),
    *(dummy(SOVIET, number) for number in range(1, 4)),
)
