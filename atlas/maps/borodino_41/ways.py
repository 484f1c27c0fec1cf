"""Highway, railway, roads, fire trails and embankments: the six kinds of road of 9/terrain/road-types."""

from atlas.hexgrid import Point
from atlas.model import Way

Stops = tuple[str | Point, ...]

_MAIN = (
    Way(
        "highway",
        "Minsk–Moscow highway",
        (
            "0123",
            (35.70, 55.4755),
            "Yelnya",
            (35.815, 55.4670),
            "Artemki",
            (35.900, 55.4655),
            (35.960, 55.4660),
            (36.020, 55.4695),
            "Kukarino",
            "Kozhino",
            "Modenovo",
            "5619",
        ),
        "hand: Minsk–Moscow highway",
    ),
    Way(
        "rail",
        "Brest–Moscow railway",
        (
            "0117",
            (35.700, 55.5090),
            "Kolotchy Station",
            (35.800, 55.4970),
            "Borodino Station",
            (35.906, 55.5015),
            (35.960, 55.4990),
            "Mozhaisk Station",
            (36.120, 55.5050),
            "Shalikovo Station",
            "5616",
        ),
        "hand: Brest–Moscow railway",
    ),
    Way(
        "primary-road",
        "New Smolensk road",
        (
            "0116",
            "Kolotskoye",
            "Valuyevo",
            "Borodino",
            "Gorki",
            "Tatarinovo",
            (35.945, 55.5160),
            "Luzhetsky Monastery",
            "Mozhaisk",
            "Chertanovo",
            "Aleksandrovo",
            (36.180, 55.5280),
            "5614",
        ),
        "hand: new Smolensk road and Mozhaisk road",
    ),
    Way(
        "primary-road",
        "Vereya road",
        ("Mozhaisk", "Yamskaya", (36.035, 55.4600), "Borisovo", "4034"),
        "hand: Mozhaisk–Vereya road",
    ),
    Way(
        "primary-road",
        "Station road",
        ("Mozhaisk", "Mozhaisk Station", "Kukarino"),
        "hand: from the station to the highway",
    ),
)

_SECONDARY: tuple[tuple[str, Stops], ...] = (
    (
        "Old Smolensk road",
        (
            "0121",
            (35.700, 55.4850),
            (35.740, 55.4790),
            "Yelnya",
            "Rogachevo",
            "Utitsy",
            (35.900, 55.4900),
            (35.960, 55.4930),
            (35.995, 55.5000),
            "Mozhaisk",
        ),
    ),
    ("Borodino road", ("Borodino", "Semenovskoye", "Borodino Station", "Utitsy", "Artemki")),
    ("Shevardino road", ("Valuyevo", "Fomkino", "Shevardino", "Semenovskoye", "Psarevo", "Tatarinovo")),
    ("Doronino road", ("Shevardino", "Doronino", "Rogachevo")),
    ("Kolocha road", ("Golovino", "Kolotchy Station", "Sukonnikovo", "Baranovo", "0120")),
    ("Golovino road", ("Valuyevo", "Golovino", "Kolotskoye")),
    ("Fomkino road", ("Kolotchy Station", "Fomkino")),
    ("Yelnya road", ("Kolotchy Station", (35.755, 55.4850), "Yelnya")),
    (
        "Bezzubovo road",
        ("Borodino", "Bezzubovo", "Zakharyino", "Blaznovo", "Pozdnyakovo", (35.690, 55.5900), "0107"),
    ),
    ("Novoye Selo road", ("Borodino", "Loginovo", "Maloye Selo", "Novoye Selo", "Gorki")),
    ("Krivushino road", ("Staroye Selo", "Novoye Selo", "Krivushino", "Tatarinovo")),
    (
        "Goretovo road",
        ("Mozhaisk", "Ilyinskaya Sloboda", "Marfin Brod", "Uspenskoye", "Krasnovidovo", "Goretovo", "1901"),
    ),
    ("Myshkino road", ("Krasnovidovo", "Myshkino", "0901")),
    ("Ruza road", ("Ilyinskaya Sloboda", "Pavlishchevo", "Krasny Stan", "4001")),
    ("Teterino road", ("Ilyinskaya Sloboda", "Teterino")),
    ("Volokolamsk road", ("Krasny Stan", "Sokolnikovo", "2901")),
    ("Moskva road", ("Chertanovo", (36.105, 55.5450), "Tesovo", "Klementyevo", "5401")),
    ("Shikolovo road", ("Aleksandrovo", "Shikolovo", (36.105, 55.4900), "Kukarino")),
    (
        "Southern road",
        ("0127", (35.720, 55.4520), "Yundinki", (35.830, 55.4480), "Sivkovo", "Avdotyino", "Yamskaya"),
    ),
    ("Yundinki road", ("Yelnya", "Yundinki")),
    ("Mokroye road", ("Yundinki", (35.815, 55.4370), "Mokroye", "Troparevo", "Borisovo")),
    ("Troparevo road", ("Troparevo", "2434")),
    ("Modenovo road", ("Modenovo", (36.200, 55.4600), "5234")),
)

_TRAILS: tuple[tuple[str, Stops], ...] = (
    (
        "Utitsa trail",
        ("Borodino Station", (35.890, 55.4820), (35.910, 55.4660), (35.920, 55.4520), "Sivkovo"),
    ),
    ("Camp trail", ("Psarevo", "Komsomol Camp", (35.945, 55.4850), (35.960, 55.4660), "Avdotyino")),
    ("Artemki trail", ("Artemki", (35.858, 55.4480), "Mokroye")),
    ("Rogachevo trail", ("Rogachevo", (35.822, 55.4790), "Artemki")),
    ("Bezzubovo trail", ("Zakharyino", (35.745, 55.5620), (35.715, 55.5480), "Kolotskoye")),
    (
        "Western trail",
        ("Sukonnikovo", (35.705, 55.4760), (35.705, 55.4530), (35.725, 55.4330), (35.760, 55.4200), "0131"),
    ),
    ("Velyashevo trail", ("Kozhino", "Velyashevo", "Borisovo")),
    ("Kukarino trail", ("Kukarino", (36.090, 55.4560), "Borisovo")),
    ("Aleksandrovo trail", ("Shikolovo", (36.170, 55.5020), "Modenovo")),
)

# What they run along, from hex to hex.
_BANKS = (
    ("highway", "0824", "1124"),
    ("highway", "1424", "1824"),
    ("highway", "2625", "3024"),
    ("highway", "3923", "4323"),
    ("rail", "0519", "1020"),
    ("rail", "1420", "1820"),
    ("rail", "2620", "3121"),
    ("rail", "4219", "4618"),
)


def _of(kind: str, name: str, stops: Stops) -> Way:
    return Way(kind, name, stops, f"hand: {name}")


WAYS = (
    *_MAIN,
    *(_of("secondary-road", name, stops) for name, stops in _SECONDARY),
    *(_of("fire-trail", name, stops) for name, stops in _TRAILS),
    *(Way("embankment", "", (start, end), f"hand: raised {along}", along) for along, start, end in _BANKS),
)
