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
        "35.672,55.652 35.690,55.641 35.712,55.626 35.738,55.613 35.765,55.599 35.790,55.594 35.815,55.588 "
        "35.838,55.577 35.850,55.565 35.875,55.563 35.905,55.560 35.932,55.551 35.958,55.541 35.978,55.530 "
        "35.992,55.522 36.012,55.521 36.030,55.524 36.052,55.528 36.075,55.540 36.090,55.553 36.118,55.563 "
        "36.135,55.581 36.165,55.594 36.182,55.613 36.203,55.628 36.212,55.646"
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
        "35.847,55.503 35.836,55.5125 35.824,55.514 35.8165,55.516",
        "Kamenka",
        "past Semenovskoye",
    ),
    _stream("Stonets", "35.861,55.5175 35.847,55.522 35.838,55.5275", "Kolocha", "west of Gorki"),
    _stream(
        "Yelenka",
        "35.779,55.4535 35.768,55.463 35.7645,55.475 35.757,55.488 35.7475,55.5045",
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
