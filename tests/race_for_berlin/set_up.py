"""11.1 to 11.4: where everyone begins, as the rulebook lists it: the formations in each zone."""

from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, KONIEV, SOVIET

SET_UP = {
    (JOUKOV, SOVIET): {
        "Barwalde": "61 1-POL",
        "Kustrin": "47 3SHA 2GTA",
        "Bridgehead": "5SHA 8GA",
        "Reppen": "69",
        "Ziebingen": "33",
        "Goritz": "1GTA",
    },
    (JOUKOV, GERMAN): {
        "Gorlitz": "10-Pz-SS 72 17",
        "Niesky": "Branden",
        "Rietschen": "615",
        "Muskau": "545",
        "Spremberg": "1-Pz-SS 344",
        "Dresden": "404",
        "Forst": "342",
        "Guben": "36-SS 214",
        "Lieberose": "275 35-SS",
        "Cottbus": "21-Pz",
    },
    (KONIEV, SOVIET): {"Triebel": "3GA 13 3GTA", "Priebus": "5GA 4GTA", "Sanitz": "2-POL", "Penzig": "52"},
    (KONIEV, GERMAN): {
        "Furstenberg": "391 32-SS",
        "Beeskow": "Ragener",
        "Frankfurt": "286",
        "Lebus": "712 169",
        "Seelow": "303 20-pzgre",
        "Falkenhagen": "Kurmark 156",
        "Oderbruch-1": "606 5-Jager",
        "Oderbruch-2": "9-Falsch 309",
        "Letschin": "Munch",
        "Protzel": "25-pzgre",
        "Muncheberg": "541",
    },
}
