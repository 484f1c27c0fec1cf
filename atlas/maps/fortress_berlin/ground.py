"""What the ground of Berlin bore in 1945: built-up unless something here says otherwise.

The rules know few clear hexes (7.3.1): fields, sewage farms and goods yards. Woods and heaths are park, the
only wooded terrain there is. Outlines are longitude, latitude; two corners stand for a box. A later paint
covers an earlier one.
"""

from collections.abc import Iterator

from atlas.hexgrid import Point
from atlas.maps.fortress_berlin.places import BUILDINGS
from atlas.model import Paint
from atlas.zone_model import points

_WEST_FIELDS = {
    "fields and sewage farms west of the Havel": """
        13.0700,52.6000 13.0700,52.4200 13.1500,52.4200 13.1980,52.5050 13.2030,52.5250 13.2060,52.5400
        13.2180,52.5500 13.2180,52.6000
    """,
}

_WEST_WOODS = {
    "Spandau forest": """
        13.1250,52.6000 13.1230,52.5730 13.1350,52.5670 13.1500,52.5610 13.1650,52.5580 13.1780,52.5620
        13.1900,52.5630 13.1970,52.5680 13.2180,52.5680 13.2180,52.6000
    """,
    "Döberitz heath": """
        13.0700,52.5150 13.0980,52.5130 13.1040,52.5060 13.1130,52.5030 13.1170,52.4940 13.1080,52.4880
        13.1050,52.4800 13.0980,52.4760 13.0700,52.4780
    """,
    "Sacrow forest": """
        13.0700,52.4200 13.1250,52.4200 13.1330,52.4320 13.1300,52.4410 13.1210,52.4470 13.1180,52.4550
        13.1070,52.4580 13.0700,52.4550
    """,
    "Gatow heath": """
        13.1470,52.4590 13.1600,52.4585 13.1700,52.4660 13.1680,52.4730 13.1580,52.4740 13.1500,52.4690
        13.1410,52.4660
    """,
}

_WEST_TOWNS = {
    "Spandau": """
        13.1750,52.5500 13.1650,52.5420 13.1750,52.5270 13.1850,52.5100 13.2020,52.5060 13.2060,52.5250
        13.2200,52.5470 13.2170,52.5620 13.2040,52.5640 13.1960,52.5540
    """,
    "Staaken": """
        13.1180,52.5340 13.1300,52.5290 13.1420,52.5270 13.1580,52.5290 13.1760,52.5270 13.1780,52.5410
        13.1620,52.5405 13.1480,52.5430 13.1300,52.5425 13.1200,52.5400
    """,
    "settlements along the Heerstraße": """
        13.1400,52.5200 13.1600,52.5165 13.1880,52.5130 13.1900,52.5260 13.1650,52.5280 13.1500,52.5245
    """,
    "Falkenhagener Feld": """
        13.1400,52.5490 13.1520,52.5430 13.1780,52.5410 13.1800,52.5550 13.1600,52.5570 13.1480,52.5590
        13.1380,52.5550
    """,
    "Falkensee": """
        13.0700,52.5450 13.0920,52.5430 13.1040,52.5470 13.1160,52.5450 13.1240,52.5520 13.1210,52.5600
        13.1080,52.5650 13.0950,52.5620 13.0700,52.5660
    """,
    "Gatow": """
        13.1660,52.4780 13.1780,52.4760 13.1870,52.4840 13.1880,52.4940 13.1780,52.4940 13.1720,52.4870
    """,
    "Kladow": """
        13.1310,52.4520 13.1380,52.4470 13.1520,52.4520 13.1560,52.4580 13.1460,52.4600 13.1360,52.4595
    """,
    "Groß Glienicke": "13.0700,52.4630 13.0980,52.4610 13.1040,52.4680 13.1000,52.4745 13.0700,52.4755",
    "Seeburg": "13.1180,52.5105 13.1280,52.5165",
}

_WOODS = {
    "Grunewald": """
        13.2080,52.5080 13.2250,52.5085 13.2560,52.5075 13.2640,52.5000 13.2600,52.4900 13.2600,52.4840
        13.2680,52.4780 13.2700,52.4680 13.2770,52.4640 13.2740,52.4550 13.2480,52.4530 13.2350,52.4460
        13.2200,52.4420 13.2000,52.4360 13.1900,52.4200 13.1500,52.4200 13.1700,52.4500 13.1850,52.4800
        13.1950,52.5000
    """,
    "Murellenberge": "13.2150,52.5150 13.2380,52.5120 13.2420,52.5230 13.2250,52.5280 13.2160,52.5230",
    "Jungfernheide forest": """
        13.2270,52.5600 13.2420,52.5550 13.2620,52.5530 13.2680,52.5620 13.2700,52.5700 13.2640,52.5760
        13.2450,52.5650 13.2380,52.5700 13.2270,52.5650
    """,
    "Tegel forest": "13.2200,52.6000 13.2240,52.5640 13.2460,52.5640 13.2650,52.6000",
    "Jungfernheide park": "13.2680,52.5400 13.2960,52.5490",
    "Tegel ranges": "13.2660,52.5500 13.3130,52.5650",
    "Rehberge": "13.3170,52.5450 13.3320,52.5450 13.3420,52.5540 13.3300,52.5570",
    "Plötzensee": "13.3250,52.5415 13.3370,52.5470",
    "Schillerpark": "13.3430,52.5560 13.3530,52.5620",
    "Humboldthain": "13.3810,52.5430 13.3890,52.5490",
    "Schönholz heath": "13.3720,52.5710 13.3860,52.5800",
    "Pankow park": "13.3930,52.5690 13.4010,52.5760",
    "Friedrichshain": "13.4270,52.5300 13.4330,52.5240 13.4430,52.5250 13.4390,52.5310",
    "Charlottenburg palace park": "13.2890,52.5210 13.2990,52.5280",
    "Tiergarten": """
        13.3310,52.5125 13.3350,52.5100 13.3480,52.5085 13.3580,52.5090 13.3750,52.5100 13.3770,52.5160
        13.3740,52.5190 13.3600,52.5188 13.3450,52.5170 13.3330,52.5150
    """,
    "Zoo": "13.3340,52.5070 13.3460,52.5110",
    "Viktoriapark": "13.3780,52.4860 13.3850,52.4900",
    "Hasenheide": "13.4080,52.4870 13.4080,52.4800 13.4200,52.4810 13.4230,52.4860",
    "Botanical gardens": "13.2990,52.4510 13.3110,52.4600",
    "Dahlem domain": "13.2820,52.4560 13.2920,52.4620",
    "Steglitz park": "13.3330,52.4455 13.3420,52.4500",
    "Britz park": "13.4330,52.4450 13.4420,52.4520",
    "Neukölln cemeteries": "13.4200,52.4690 13.4270,52.4790",
    "Schöneberg allotments": "13.3480,52.4580 13.3620,52.4680",
    "Lietzensee": "13.2840,52.5030 13.2900,52.5095",
    "Wilmersdorf park": "13.3170,52.4815 13.3360,52.4850",
    "Reichssportfeld": "13.2310,52.5125 13.2450,52.5210",
}

_FIELDS = {
    "Heinersdorf fields": "13.4290,52.5600 13.4450,52.5560 13.4600,52.5700 13.4500,52.5850 13.4330,52.5800",
    "Britz fields": """
        13.4010,52.4510 13.4120,52.4485 13.4240,52.4500 13.4280,52.4430 13.4240,52.4350 13.3980,52.4350
    """,
    "Mariendorf fields": "13.3630,52.4380 13.3800,52.4450",
    "Tempelhof goods yard": "13.3580,52.4620 13.3680,52.4720",
    "Anhalt and Potsdam goods yards": "13.3690,52.4870 13.3800,52.4985",
    "Lehrte goods yard": "13.3610,52.5270 13.3690,52.5350",
    "Pankow goods yard": "13.4150,52.5680 13.4270,52.5760",
    "Grunewald goods yard": "13.2630,52.4890 13.2720,52.4970",
    "Exerzierplatz": "13.4000,52.5410 13.4070,52.5470",
    "Ruhleben ranges": "13.2170,52.5235 13.2330,52.5290",
    "Zehlendorf fields": "13.2420,52.4440 13.2560,52.4500",
}

_AIRFIELDS = (
    Paint("airfield", "3506 3505 3406 3407 3606", "Tegel airfield and the hexes around it (13.2)", "derived"),
    Paint("airfield", "5225 5226 5325 5326 5425 5426", "Tempelhof airfield (13.2)", "derived"),
    Paint("airfield", "1023 1022 0922 0923 1123", "Gatow airfield (13.2)", "derived"),
)


def _paints(terrain: str, outlines: dict[str, str]) -> Iterator[Paint]:
    for name, written in outlines.items():
        yield Paint(terrain, outlines=[_ring(points(written))], grounds=f"hand: {name}")


def _ring(corners: list[Point]) -> list[Point]:
    if len(corners) != 2:
        return corners
    (west, south), (east, north) = corners
    return [(west, south), (east, south), (east, north), (west, north)]


PAINTS = (
    *_paints("clear", _WEST_FIELDS),
    *_paints("park", _WEST_WOODS),
    *_paints("built-up", _WEST_TOWNS),
    *_paints("park", _WOODS),
    *_paints("clear", _FIELDS),
    Paint("built-up", "2922", "hand: station and villas at the edge of the forest"),
    *_AIRFIELDS,
    Paint(
        "major", lines=[[place.at] for place in BUILDINGS if place.at], grounds="hand: a major construction"
    ),
    Paint(
        "major", "5015 5017 5018 5117 5118 5119 4818 4819 5115 5315", "hand: a building that the rules name"
    ),
)
