"""The pictures of the documents lose colours, and nothing else."""

from collections import Counter

from grognard.picture import png_bytes
from tests.picture.make_pictures import COLOURS, decoded, median_cut, with_palette

_FRAME = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">{}</svg>'
_STRIPES = "".join(
    f'<rect x="{4 * step}" width="4" height="30" fill="#{step * 20:02x}4080"/>' for step in range(10)
)


def test_a_picture_of_few_colours_stays_as_it_is() -> None:
    png = png_bytes(_FRAME.format(_STRIPES))
    small = with_palette(png)
    assert small.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, rows = decoded(png)
    assert (width, height) == (40, 30)
    assert [tuple(rows[15][at : at + 3]) for at in range(0, 160, 16)] == [
        (step * 20, 0x40, 0x80) for step in range(10)
    ]
    palette, index = median_cut(Counter(zip(rows[0][0::4], rows[0][1::4], rows[0][2::4], strict=True)))
    assert all(palette[place] == colour for colour, place in index.items())


def test_many_colours_become_a_palette_that_is_close_to_them() -> None:
    counts = Counter({(red, green, 90): 1 + red for red in range(0, 256, 5) for green in range(0, 256, 5)})
    palette, index = median_cut(counts)
    assert len(palette) == COLOURS
    assert set(index) == set(counts)
    for colour, place in index.items():
        assert max(abs(a - b) for a, b in zip(colour, palette[place], strict=True)) < 40
