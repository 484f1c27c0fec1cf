"""Rivers, canals and lakes around Berlin in 1945.

The Westhafen canal is not here: it was opened in 1956. The rules' "Kaiser Wilhelm canal" (13.5) is the
Hohenzollern canal with the older ship canal from Plötzensee to the Spree, the Berlin-Spandauer
Schiffahrtskanal. Waypoints are longitude, latitude.
"""

from atlas.model import Course, Paint, SideMark
from atlas.zone_model import points

_HAND = "hand: course by its bridges"

COURSES = (
    Course(
        "Havel",
        points("""
            13.2185,52.5830 13.2225,52.5740 13.2240,52.5660 13.2230,52.5570 13.2203,52.5480
            13.2150,52.5465 13.2095,52.5440 13.2080,52.5410 13.2085,52.5383 13.2064,52.5357
            13.2055,52.5335 13.2015,52.5275 13.2012,52.5215 13.2000,52.5150 13.2010,52.5106
            13.1990,52.5050
        """),
        begins="edge",
        ends="shore",
        by_hand=True,
        avoid=["2209-2210", "2209-2308", "2209-2309"],  # the citadel on the left bank
        grounds=_HAND,
    ),
    Course(
        "Spree",
        points("""
            13.4615,52.4960 13.4530,52.4998 13.4457,52.5018 13.4315,52.5085 13.4235,52.5122
            13.4180,52.5135 13.4082,52.5150 13.4045,52.5170 13.4000,52.5200 13.3945,52.5225
            13.3880,52.5217 13.3800,52.5202 13.3745,52.5212 13.3690,52.5222 13.3620,52.5190
            13.3560,52.5193 13.3480,52.5208 13.3430,52.5225 13.3370,52.5232 13.3300,52.5210
            13.3200,52.5190 13.3130,52.5205 13.2998,52.5231 13.2945,52.5275 13.2850,52.5300
            13.2698,52.5285 13.2500,52.5320 13.2300,52.5345 13.2085,52.5365
        """),
        begins="edge",
        ends="Havel",
        by_hand=True,
        avoid=[
            *("4915-5015", "5015-5016", "5015-5115", "5114-5215"),  # the Reichstag on the left bank
            *("5315-5316", "5215-5315", "5216-5315"),  # Arsenal on the left bank
            *("5716-5817", "5816-5817"),  # the Stadtbahn on the right bank
        ],
        grounds=_HAND,
    ),
    Course(
        "Berlin-Spandauer Schiffahrtskanal",
        points("""
            13.3725,52.5215 13.3720,52.5270 13.3700,52.5320 13.3665,52.5375 13.3609,52.5385
            13.3530,52.5387 13.3440,52.5390 13.3270,52.5412
        """),
        begins="Spree",
        feature="canal",
        by_hand=True,
        grounds=_HAND,
    ),
    Course(
        "Hohenzollernkanal",
        points("""
            13.3270,52.5412 13.3001,52.5471 13.2704,52.5488 13.2495,52.5531 13.2230,52.5575
        """),
        begins="Berlin-Spandauer Schiffahrtskanal",
        ends="Havel",
        feature="canal",
        by_hand=True,
        grounds=_HAND,
    ),
    Course(
        "Landwehrkanal",
        points("""
            13.4510,52.5000 13.4490,52.4960 13.4430,52.4930 13.4330,52.4932 13.4200,52.4962
            13.4155,52.4953 13.4045,52.4962 13.3953,52.4983 13.3894,52.4981 13.3833,52.4989
            13.3779,52.5024 13.3680,52.5052 13.3600,52.5060 13.3487,52.5076 13.3430,52.5090
            13.3330,52.5115 13.3285,52.5135 13.3241,52.5171 13.3200,52.5190
        """),
        begins="Spree",
        ends="Spree",
        feature="canal",
        by_hand=True,
        avoid=[
            "4117-4218",
            "4217-4218",
            "4218-4317",
            "4818-4819",
        ],  # Zoo tower and ministries on the north bank
        grounds=_HAND,
    ),
    Course(
        "Charlottenburger Verbindungskanal",
        points("""
            13.3200,52.5190 13.3195,52.5240 13.3190,52.5300 13.3230,52.5370 13.3250,52.5412
        """),
        begins="Spree",
        ends="Hohenzollernkanal",
        feature="canal",
        by_hand=True,
        grounds=_HAND,
    ),
    Course(
        "Teltowkanal",
        points("""
            13.3150,52.4330 13.3190,52.4390 13.3240,52.4425 13.3316,52.4436 13.3450,52.4455
            13.3550,52.4470 13.3640,52.4482 13.3720,52.4510 13.3850,52.4545 13.4020,52.4535
            13.4150,52.4540 13.4291,52.4552 13.4430,52.4575 13.4575,52.4590
        """),
        begins="edge",
        ends="edge",
        feature="canal",
        by_hand=True,
        grounds=_HAND,
    ),
    Course(
        "Neuköllner Schiffahrtskanal",
        points("""
            13.4470,52.4935 13.4495,52.4880 13.4515,52.4815 13.4530,52.4745 13.4530,52.4690
            13.4525,52.4620 13.4515,52.4580
        """),
        begins="Landwehrkanal",
        ends="Teltowkanal",
        feature="canal",
        by_hand=True,
        grounds=_HAND,
    ),
)

LAKES = (
    Paint(
        "lake",
        outlines=[
            points("""
                13.1960,52.5060 13.1850,52.5025 13.1830,52.4880 13.1760,52.4710 13.1690,52.4620
                13.1560,52.4540 13.1440,52.4500 13.1380,52.4430 13.1200,52.4200 13.1640,52.4200
                13.1640,52.4470 13.1690,52.4510 13.1770,52.4540 13.1850,52.4630 13.1890,52.4760
                13.1940,52.4935 13.2060,52.5030
            """)
        ],
        grounds="hand: the Havel below Pichelsdorf, up to three hexes wide",
    ),
    Paint("lake", "1530 1531 1532 1533 1534 1630 1632", "hand: the Havel round Schwanenwerder"),
    Paint("park", "1631", "hand: Schwanenwerder"),
    Paint("park", "1633 1634", "hand: the eastern bank of the Havel (14.0)"),
    Paint(
        "lake",
        outlines=[
            points("""
                13.2380,52.5680 13.2450,52.5740 13.2620,52.5850 13.2750,52.5850 13.2700,52.5760
                13.2560,52.5690 13.2450,52.5640
            """)
        ],
        grounds="hand: Tegeler See",
    ),
    Paint("lake", lines=[[(13.1075, 52.4610), (13.1090, 52.4720)]], grounds="hand: Groß Glienicker See"),
    Paint("lake", lines=[[(13.0930, 52.4440), (13.1020, 52.4470)]], grounds="hand: Sacrower See"),
    Paint("lake", "2232 2331", "hand: Schlachtensee"),
    Paint("lake", "2430", "hand: Krumme Lanke"),
    Paint("lake", lines=[[(13.2600, 52.4675)]], grounds="hand: Grunewaldsee"),
)
_SCHWANENWERDER = (
    "errata: a bridge between 1631 and 1731; on the ground, that to the island of Schwanenwerder"
)
SIDES = (
    SideMark("river", "Havel", "1631-1730", "hand: the Havel round Schwanenwerder"),
    SideMark("river", "Havel", "1631-1731", _SCHWANENWERDER, "derived"),
    SideMark("bridge", "Schwanenwerderbrücke", "1631-1731", _SCHWANENWERDER, "printed"),
)
