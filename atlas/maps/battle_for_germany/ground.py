"""Terrain of Battle for Germany that measured relief gets wrong, each group with its reason.

Rough ground costs four movement points: a Soviet Front can never enter it. It is kept for the mountains that
no army group crossed off the passes. Everything the armies fought over is broken or clear. A later paint
covers an earlier one.
"""

from atlas.model import Area, Paint

_CLOSED = (
    Paint(
        "switzerland",
        "1201 1301 1401 1202 1302 1402 1203 1303 1403 1204 1304 1404 1205 1305 1405 1306",
        "hand: Switzerland and Liechtenstein, neutral",
    ),
    Paint(
        "sea",
        "3511 3512 3513 3514 3515 3516 3411 3412 3413 3414 3415 3416 3311 3312 3313 3314 3315 3212 3213",
        "closed land: neutral Sweden",
    ),
    Paint("sea", "3519", "closed land: Gotland, an island no unit can reach"),
    Paint("sea", "3009 3108 3109 3110 3209 3210 3211", "closed land: Danish islands beyond the Great Belt"),
    Paint("sea", "0104 0204 0303 0304 0404", "closed land: Corsica and Sardinia"),
    Paint("sea", "0111", "hand: Italy's south edge begins at 0112 (9-0)", "derived"),
    Paint("sea", "0118", "hand: Italy's south edge ends at 0117 (9-0)", "derived"),
)

_COAST = (
    Paint("clear", "3020", "hand: Danzig and the mouth of the Vistula"),
    Paint("clear", "3522", "hand: coast of Courland, land by 8-0"),
    Paint("broken", "0715", "hand: Zara and its hinterland"),
)

_PLAINS = (
    Paint("clear", "1502 1602 1703", "hand: plain of Alsace, Burgundian Gate"),
    Paint("clear", "1701 1801", "hand: plateau of Lorraine"),
    Paint("clear", "2201 2202 2302 2303", "hand: Cologne lowland and Ruhr"),
    Paint("clear", "1904 2004 2005 1804 1705", "hand: Rhine, Main and middle Neckar lowlands"),
    Paint("clear", "1505 1606 1607 1608 1609 1610 1611 1509", "hand: Upper Swabian and Bavarian plateau"),
    Paint("clear", "2305 2405 2407", "hand: Westphalian and Hanoverian foreland"),
    Paint("clear", "2208 2209 2309 2210", "hand: Thuringian basin, Saale country"),
    Paint("clear", "1612 1613 1614", "hand: Danube valley of Upper Austria"),
    Paint("clear", "1716 1717 1718 1618 1517", "hand: Weinviertel, Marchfeld and Vienna basin"),
    Paint("clear", "2013 2014 2015 2016 2114", "hand: Bohemian basin"),
    Paint("clear", "2020 1919 1918", "hand: Moravian Gate and Haná"),
    Paint("clear", "2213 2215", "hand: Upper Lusatia"),
    Paint("clear", "1523 1326", "hand: rim of the Hungarian plain"),
    Paint("clear", "1026 0926", "hand: Romanian Banat"),
    Paint("clear", "1016 1116 1017 1018", "hand: Sava corridor"),
    Paint("clear", "0921 0922 1021", "hand: Posavina and Slavonia"),
    Paint("clear", "1002 0902 0903 1003 0905 0906 0807 1110 1111 1112", "hand: plain of Po and Veneto"),
    Paint("clear", "0310", "hand: Roman Campagna"),
)

_HILLS = (
    Paint("broken", "2101 2102 2001", "hand: Eifel and Ardennes"),
    Paint("broken", "1901 2002 2003 1902", "hand: Hunsrück and Saar hills"),
    Paint("broken", "1501 1601 1702 1802", "hand: Vosges"),
    Paint("broken", "1803 1903", "hand: Palatinate Forest"),
    Paint("broken", "1503 1504 1603 1604 1704", "hand: Black Forest"),
    Paint("broken", "1605 1706", "hand: Swabian Jura"),
    Paint("broken", "1905 2006", "hand: Odenwald and Spessart"),
    Paint("broken", "2203 2204 2205 2304", "hand: Sauerland and Rothaar hills"),
    Paint("broken", "2103 2104", "hand: Westerwald and Taunus"),
    Paint("broken", "2105 2106 2206", "hand: Vogelsberg, Rhön, Knüll"),
    Paint("broken", "2306 2307 2207 2406", "hand: Weser and Eichsfeld hills"),
    Paint("broken", "2308 2408", "hand: Harz"),
    Paint("broken", "2107 2108 2109 2009", "hand: Thuringian and Franconian Forest"),
    Paint("broken", "2010 1910 1811 1711", "hand: Fichtelgebirge, Upper Palatinate and Bavarian Forest"),
    Paint("broken", "2110 2111 2112 2212 2113", "hand: Erzgebirge"),
    Paint("broken", "2011 1911 1812 1713 1712 1714", "hand: Bohemian Forest"),
    Paint("broken", "1815 1816 1916 1817", "hand: Bohemian-Moravian Highlands"),
    Paint("broken", "2214 2115 2116 2216", "hand: Lusatian and Giant Mountains"),
    Paint("broken", "2017 2117 2118 2018 2019", "hand: Sudetes"),
    Paint("broken", "2022 2024 2026", "hand: Beskid foothills"),
    Paint("broken", "1420 1419", "hand: Bakony"),
    Paint("broken", "2924", "hand: Masurian lakes and forests"),
    Paint("broken", "1506 1507 1508 1510 1511", "hand: Allgäu and the Bavarian Alps' foreland"),
    Paint("broken", "1615 1616", "hand: Wachau and Vienna Woods"),
    Paint("broken", "0917 0825", "hand: Kozara and Šumadija"),
)

_MOUNTAINS = (
    Paint("rough", "0801 0901 1001 1101 1102", "hand: western Alps"),
    Paint("rough", "1107 1206 1207", "hand: Bergamasque Alps, Adamello and Ortler"),
    Paint("rough", "1307 1407 1408 1308", "hand: Ötztal and Lechtal Alps"),
    Paint("rough", "1310 1410 1311", "hand: Zillertal Alps and Hohe Tauern"),
    Paint("rough", "1210 1211", "hand: Dolomites and Carnic Alps"),
    Paint("rough", "1412 1514", "hand: Niedere Tauern and Ennstal Alps"),
    Paint("rough", "1113", "hand: Julian Alps"),
    Paint("broken", "1409 1309 1209 1208 1108", "hand: Inn valley, Brenner and Adige valley, a road pass"),
    Paint("broken", "1406", "hand: Vorarlberg and the Arlberg road"),
    Paint("broken", "1411 1512", "hand: Salzach valley and Salzkammergut"),
    Paint("broken", "1212 1213 1312", "hand: Tarvisio road and Carinthian basin"),
    Paint("broken", "1313 1413 1414 1415", "hand: Enns and Mur valleys"),
    Paint("broken", "1013 1114 1014", "hand: Karst and Ljubljana Gap"),
    Paint("rough", "1822 1823", "hand: Low and High Tatras"),
    Paint("rough", "0619 0620 0622 0522 0523 0524", "hand: Dinaric core, Bosnia to Sandžak"),
    Paint("rough", "0423 0424 0325 0225", "hand: Prokletije, Šar and Korab"),
    Paint("rough", "0412 0312 0213", "hand: Gran Sasso, Velino and Maiella"),
)

_BERLIN = (
    Paint("berlin", "2512", "Berlin, on the theatre boundary (7-22); hex by the grid's fit", "derived"),
)

PAINTS = (*_CLOSED, *_COAST, *_PLAINS, *_HILLS, *_MOUNTAINS, *_BERLIN)

# North of Aachen the wall lies behind the front of December 1944.
WEST_WALL = Area(
    "yes", grounds="West Wall (6-83)", added="2202 2102 2002 1902 1803 1804 1704 1603 1503", noted=True
)
