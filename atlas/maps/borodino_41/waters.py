"""The Moskva and the streams, drawn by hand from their sources, mouths and the villages on their banks.

The Moskva is that of 1941: the reservoir above Mozhaisk was dammed in 1960.
"""

from atlas.model import Course
from atlas.zone_model import points


def _stream(name: str, course: str, ends: str, grounds: str, begins: str = "") -> Course:
    return Course(
        name,
        points(course),
        ends=ends,
        begins=begins,
        feature="stream",
        by_hand=True,
        grounds=f"hand: {grounds}",
    )


_MOSKVA = Course(
    "Moskva",
    points(
        "35.672,55.652 35.690,55.641 35.697,55.629 35.715,55.623 35.728,55.612 35.752,55.611 35.768,55.601 "
        "35.787,55.602 35.805,55.593 35.822,55.593 35.834,55.582 35.851,55.577 35.853,55.566 35.870,55.561 "
        "35.888,55.567 35.908,55.558 35.930,55.556 35.943,55.546 35.965,55.545 35.972,55.533 35.986,55.523 "
        "36.005,55.520 36.016,55.525 36.032,55.521 36.050,55.529 36.064,55.529 36.070,55.542 36.088,55.548 "
        "36.092,55.559 36.116,55.562 36.126,55.576 36.146,55.580 36.160,55.595 36.176,55.598 36.179,55.613 "
        "36.200,55.622 36.204,55.633 36.212,55.646"
    ),
    begins="edge",
    ends="edge",
    by_hand=True,
    grounds="hand: Moskva before the reservoir",
)

COURSES = (
    _MOSKVA,
    _stream(
        "Kolocha",
        "35.640,55.499 35.662,55.497 35.700,55.4925 35.722,55.496 35.741,55.5015 35.750,55.511 "
        "35.768,55.5155 35.788,55.5165 35.805,55.5225 35.822,55.5235 35.836,55.5265 35.8425,55.5345 "
        "35.8475,55.543 35.850,55.553 35.859,55.561",
        "Moskva",
        "by Koloch station, Fomkino, Borodino and Novoye Selo to Staroye Selo",
        begins="edge",
    ),
    _stream(
        "Voina",
        "35.700,55.5475 35.735,55.552 35.765,55.549 35.793,55.5415 35.809,55.5335 35.822,55.5235",
        "Kolocha",
        "past Bezzubovo to Borodino",
    ),
    _stream(
        "Kamenka",
        "35.818,55.497 35.8165,55.505 35.814,55.514 35.811,55.5225",
        "Kolocha",
        "west of the flèches",
    ),
    _stream(
        "Semenovka",
        "35.843,55.4985 35.8375,55.5025 35.832,55.5060 35.8235,55.5075 35.8195,55.5120 35.8165,55.516",
        "Kamenka",
        "its ravine parts the flèches from Semenovskoye",
    ),
    _stream("Stonets", "35.861,55.5175 35.847,55.522 35.838,55.5275", "Kolocha", "west of Gorki"),
    _stream(
        "Yelenka",
        "35.771,55.4535 35.7595,55.463 35.7565,55.475 35.751,55.488 35.7455,55.5045",
        "Kolocha",
        "brook of Yelnya",
    ),
    _stream(
        "Stanitsa",
        "35.911,55.520 35.915,55.532 35.924,55.545 35.930,55.552",
        "Moskva",
        "from Borodinskoye Pole",
    ),
    _stream(
        "Mozhaika",
        "35.998,55.4755 36.010,55.4835 36.0175,55.4935 36.018,55.503 36.0175,55.5125 36.014,55.521",
        "Moskva",
        "through Mozhaisk",
    ),
    _stream(
        "Vedomka",
        "36.152,55.4985 36.130,55.5145 36.107,55.5225 36.095,55.537 36.086,55.549",
        "Moskva",
        "past Aleksandrovo",
    ),
    _stream(
        "Iskona",
        "35.955,55.646 35.972,55.628 35.999,55.613 36.030,55.597 36.062,55.579 36.093,55.566 36.113,55.561",
        "Moskva",
        "from the north",
        begins="edge",
    ),
    _stream(
        "Protva",
        "35.640,55.4215 35.690,55.418 35.745,55.412 35.800,55.4085 35.860,55.405 35.930,55.407 "
        "35.990,55.414 36.050,55.4195 36.085,55.412 36.120,55.3985",
        "edge",
        "headwaters, here no more than a stream",
        begins="edge",
    ),
)
