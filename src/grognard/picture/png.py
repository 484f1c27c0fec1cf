"""SVG to PNG without a browser and without system fonts."""

from importlib.resources import as_file, files

import resvg_py

FONT_FAMILY = "Source Sans Pro"
SERIF_FAMILY = "Source Serif Pro"
_FACES = ("Regular", "It", "Semibold", "Bold")


def png_bytes(svg: str, zoom: float = 1.0) -> bytes:
    """The picture as a PNG, ``zoom`` pixels to a drawing unit.

    Only the installed Source Sans Pro and Source Serif Pro are used, so that every machine draws the same
    picture.
    """
    if zoom <= 0:
        raise ValueError(f"expected a zoom above 0, got {zoom}")
    sans, serif = files("font_source_sans_pro") / "files", files("font_source_serif_pro") / "files"
    with as_file(sans) as plain, as_file(serif) as footed:
        faces = [str(plain / f"SourceSansPro-{face}.ttf") for face in _FACES]
        faces += [str(footed / f"SourceSerifPro-{face}.ttf") for face in _FACES]
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                zoom=zoom,
                skip_system_fonts=True,
                font_files=faces,
                font_family=FONT_FAMILY,
                sans_serif_family=FONT_FAMILY,
                serif_family=SERIF_FAMILY,
            )
        )
