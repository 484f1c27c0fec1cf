"""On which banks the towns of Victory Roads stand.

A line is town, river, bank as one looks downstream, and the hexsides that would put the town on the other
one: the river may not take them. A town on both banks stands on that of its old centre.
"""

_TABLE = """
Velikie Luki, Lovat, right, 6115-6215
Dünaburg, Daugava, right, 5017-5018 5018-5118
Dorpat, Emajõgi, right, 4807-4907 4907-4908 4907-5007
Wolmar, Gauja, right, 4610-4611 4511-4611 4512-4611
Modohn, Aiviekste, right, 4914-5013 4913-4914 4813-4914 4814-4914
Mitau, Lielupe, left, 4215-4216 4116-4215 4115-4215
Goldingen, Venta, left, 3714-3715 3614-3714 3613-3714
Tilsit, Memel, left, 3622-3722 3722-3723 3722-3822
Warsaw, Vistula, left, 3434-3535 3435-3535 3535-3536
Deblin, Vistula, right, 3737-3738 3738-3837 3738-3838
Sandomierz, Vistula, left, 3641-3742 3642-3742 3741-3742
Schröttersburg, Vistula, right, 3032-3033 3033-3133
Dirschau, Vistula, left, 2726-2826 2727-2826 2825-2826
Tarnow, Dunajec, right, 3443-3444 3444-3445 3444-3544 3444-3545
Rozwadow, San, left, 3742-3841 3841-3842
Deblin, Wieprz, right, 3737-3738 3738-3837
Lowicz, Bzura, right, 3135-3136 3135-3234 3135-3235
Lomza, Narew, left, 3731-3830 3830-3831 3830-3931
Frankfurt an der Oder, Oder, left, 1433-1534 1434-1534 1534-1535
Neisse, Glatzer Neisse, right, 2242-2342 2342-2343 2342-2441 2342-2442
Tschenstochau, Warthe, left, 2840-2941 2841-2941 2941-2942
Kolberg, Persante, right, 1826-1926
Kolin, Elbe, left, 1544-1643 1643-1644 1643-1744
Wittenberg, Elbe, right, 0834-0835 0835-0935
Dessau, Elbe, left, 0635-0735 0735-0736
Potsdam, Havel, right, 1032-1033 0933-1033
Brandenburg, Havel, right, 0932-0933 0933-1032
Stendal, Elbe, left, 0631-0732 0632-0732
Wittenberge, Elbe, right, 0629-0630 0630-0730 0630-0731
Prague, Moldau, right, 1344-1345 1344-1443 1344-1444
Karlsbad, Ohře, right, 0743-0842 0842-0843 0842-0943
Jena, Saale, left, 0438-0539 0439-0539 0538-0539
Bratislava, Danube, left, 2251-2252 2252-2352 2152-2252
Zagreb, Sava, left, 1762-1763 1763-1862
Belgrade, Sava, right, 3266-3267 3367-3368
Belgrade, Danube, right, 3266-3367 3267-3367 3367-3368
Brăila, Lower Danube, left, 5964-6064 5965-6064 6063-6064
Innsbruck, Inn, right, 0254-0255 0254-0355
Rosenheim, Inn, left, 0452-0553 0453-0553
Znaim, Thaya, left, 1749-1849 1848-1849 1849-1949
Wiener Neustadt, Leitha, left, 1853-1954 1953-1954
Trenčín, Váh, left, 2549-2550 2549-2648 2549-2649
Banská Bystrica, Hron, right, 2849-2950 2850-2950 2949-2950 2950-3049
Kaposvár, Kapos, left, 2360-2460 2459-2460 2460-2560
Marburg, Drava, left, 1658-1659 1659-1759
Graz, Mur, left, 1557-1656 1557-1657
Požarevac, Morava, right, 3567-3568 3568-3667 3568-3668
Szeged, Tisza, right, 3160-3260 3161-3260
Arad, Mureș, right, 3561-3661 3660-3661 3661-3761
Alba Iulia, Mureș, right, 4361-4461 4362-4461 4460-4461
Marosvásárhely, Mureș, left, 4759-4760 4759-4858 4759-4859
Sighișoara, Târnava, left, 4761-4860 4860-4861 4860-4961
Timișoara, Timiș, right, 3563-3663 3564-3663 3662-3663 3663-3763
Târgu Jiu, Jiu, left, 4366-4465 4366-4466
Făgăraș, Olt, left, 4862-4962 4962-4963 4962-5062
Râmnicu Vâlcea, Olt, right, 4665-4766 4666-4766
Slatina, Olt, left, 4768-4769 4769-4868 4769-4869
Târgoviște, Ialomița, right, 5065-5166 5066-5166 5166-5167
Slobozia, Ialomița, left, 5767-5867 5866-5867
Buzău, Buzău, right, 5565-5664 5664-5665 5664-5765
Focșani, Putna, right, 5662-5762 5762-5763
Cernăuți, Prut, right, 5051-5151 5151-5152
Cherkassy, Dnieper, right, 7044-7144 7144-7145
Orsha, Dnieper, right, 6222-6223 6123-6223 6124-6223 6223-6224
Rogachev, Dnieper, right, 6129-6229 6130-6229 6229-6230
Smolensk, Dnieper, left, 6621-6622 6621-6721 6621-6722
Rogachev, Drut, left, 6228-6229 6229-6329 6229-6330
Bobruisk, Berezina, right, 5828-5929 5829-5929 5929-5930
Sarny, Goryn, right, 5237-5238 5237-5337 5237-5338
Chernigov, Desna, right, 6635-6736 6636-6736 6735-6736 6736-6835
"""

BANKS: list[tuple[str, str, str, list[str]]] = [
    (town.strip(), river.strip(), bank.strip(), sides.split())
    for town, river, bank, sides in (line.split(",") for line in _TABLE.strip().splitlines())
]
"""Town, river, bank, and the sides that the river may not take for its sake."""


def wrong_sides(river: str) -> list[str]:
    """The hexsides along which this river would leave a town on the wrong bank."""
    return [side for _, known, _, sides in BANKS if known == river for side in sides]
