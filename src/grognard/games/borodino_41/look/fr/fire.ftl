# 9, 10, 12 : tirs, moral et pertes, fortifications et talus

## Ce qui est demandé

fire-ask-kind = { $purpose ->
    [1] Tir défensif, assaut sur { $the-cell } : régulier sur la troupe ou antichar sur les blindés ?
    [2] Tir sur { $the-cell } : régulier sur la troupe ou antichar sur les blindés ?
   *[other] Tir sur { $the-cell } après les assauts : régulier ou antichar ?
}
fire-kind = { $kind ->
    [0] {" "}régulier
    [1] {" "}antichar
   *[other] {""}
}
fire-ask-hex = Défenseurs { $of-cell } : sur quel hexagone faire un tir{ fire-kind } ?
fire-ask-aim = Tir antichar sur { $the-cell } : cliquez sur l’unité blindée visée.
fire-ask-join = { $purpose ->
    [1] Tir défensif{ fire-kind } sur { $the-cell } : cliquez sur les unités qui tirent, puis tirez.
    [2] Tir{ fire-kind } sur { $the-cell } : cliquez sur les unités qui tirent, puis tirez.
   *[other] Tir{ fire-kind } sur { $the-cell } après les assauts : cliquez sur les unités qui tirent, puis tirez.
}
fire-ask-zoc = { $purpose ->
    [1] { $The-unit } quitte { $the-cell }, dans votre zone de contrôle. Tirer ? Cliquez sur une unité pour qu’elle s’abstienne.
    [2] { $The-unit } change de formation { $to-cell }, dans votre zone de contrôle. Tirer ? Cliquez sur une unité pour qu’elle s’abstienne.
   *[other] { $The-unit }, { $to-cell }, tombe sur vos unités. Tirer ? Cliquez sur une unité pour qu’elle s’abstienne.
}
fire-ask-inside = Vos unités { $of-cell } sont-elles dans la fortification ? La réponse vaut pour l’impulsion.
fire-ask-bank = De quel côté du talus { $of-cell } sont vos unités ? Cliquez sur une flèche.

verb-regular = Tir régulier
verb-at = Tir antichar
verb-aim = Viser
verb-all = Tous ceux qui peuvent
verb-join = Faire tirer
verb-barrage = Faire tirer par observateur
verb-share = Ne donner qu’une partie du tir
verb-stuka = Appeler les Stukas
verb-fire = Feu
verb-hold = Ne pas tirer
verb-without = Ne pas faire tirer
verb-inside = Dedans
verb-outside = Dehors
lost-fire-held = { $count ->
    [one] l’unité désignée ne tirera pas
   *[other] les { $count } unités désignées ne tireront pas
}
verb-leave-out = Laisser dehors
verb-bank = De ce côté

## Ce qui se passe

fire-opens = { $purpose ->
    [0] Tir de zone de contrôle
    [1] Tir défensif
    [2] Tir
   *[other] Tir après les assauts
} ({ $kind ->
    [0] régulier
   *[1] antichar
}) sur { $the-cell } : { $firers }.
fire-result = { $The-unit } { $to-cell }, colonne { $column }, dés de tir et de moral { $dice } : { $result ->
    [none] sans effet
    [c] test de moral
    [1] un point et test de moral
   *[other] { $result } points et test de moral
}.
fire-loses = { $The-unit } perd { $points ->
    [one] un point
   *[other] { $points } points
}.
fire-suppressed = { $The-unit } est { $gender-unit ->
    [f] étouffée
   *[other] étouffé
} { $to-cell }.
fire-disrupted = { $The-unit } est { $gender-unit ->
    [f] désorganisée
   *[other] désorganisé
} { $to-cell }.
fire-marker-lost = { $The-unit } perd son marqueur d’assaut.
fire-eliminated = { $The-unit } est { $gender-unit ->
    [f] éliminée
   *[other] éliminé
}.
fire-supply-gone = { $The-unit } a tiré et se trouve sans ravitaillement.
fire-inside = Dans la fortification { $of-cell } : { $units }.
fire-outside = Hors de la fortification { $of-cell } : { $units }.
fire-bank = Derrière le talus { $of-cell }, côté { $direction } : { $units }.

## Le calcul d’un tir

fire-factor = { $unit }
fire-at-factor = { $unit }, puissance AT
fire-share = { $unit }, une partie de son tir
fire-mines = mines
fire-alone = { $unit }, sans tir direct
fire-barrage = artillerie par observateur
fire-air = aviation
fire-small = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}moins de cinq points
fire-armour-air = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}blindés face à l’aviation
fire-t28 = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}T-28 : épais de front, mince ailleurs
fire-white = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}blindage mince
fire-black = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}blindage épais
fire-swimming = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}chars dans l’eau
fire-changing = change de formation
fire-column = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}en colonne
fire-probing = tombe sur des ennemis cachés
fire-started = quitte l’hexagone où elle a commencé l’impulsion
fire-leaving = quitte un hexagone où elle est entrée
fire-cover = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}couvert : { $ground ->
    [woods] bois
    [village] village
    [town] ville
    [hill] colline
    [fortification] fortification
    [embankment] talus
    [trench] tranchée
    [foxhole] trous d’homme
   *[other] terrain
}
fire-vantage = { $single ->
    [0] {""}
   *[other] { $target } : {""}
}tire depuis : { $ground ->
    [woods] bois
    [village] village
    [town] ville
    [hill] colline
    [fortification] le front de la fortification
    [embankment] à travers le talus
    [trench] tranchée
   *[other] bon terrain
}
fire-rockets = roquettes : chaque cible teste son moral, à un de moins si la table le demande déjà
sum-morale = Moral
headline-loss = au moins une perte
headline-shaken = au moins une unité étouffée ou pire
headline-stopped = au moins un marqueur d’assaut perdu
fire-fate-of = { $unit }
fire-points-of = Points perdus

## Pourquoi non

why-fire-unarmed = { $the-unit } n’a rien pour tirer
why-fire-flame = les lance-flammes ne combattent qu’en assaut
why-fire-halftrack = les roquettes sur half-tracks n’ont ni tir antichar ni tir de zone de contrôle
why-fire-once-a-day = { $the-unit } a tiré ses roquettes aujourd’hui
why-fire-rockets-gone = { $the-unit } a tiré ses roquettes et n’en reçoit d’autres que la nuit, par une ligne de ravitaillement
why-fire-shaken-guns = l’artillerie étouffée ou désorganisée ne tire pas
why-fire-disrupted = une unité désorganisée ne tire qu’en défense
why-fire-no-supply = { $the-unit } est sans ravitaillement
why-fire-at-aircraft = { $the-unit } a tiré sur des avions dans cette impulsion
why-fire-not-committed = { $the-unit } n’a pas été { $gender-unit ->
    [f] désignée
   *[other] désigné
} pour prendre part aux combats
why-fire-guns-fired = l’artillerie tire une fois par impulsion
why-fire-fired = { $the-unit } a tiré dans cette impulsion
why-fire-one-kind = { $the-unit } a employé son autre tir dans cette impulsion
why-fire-threatened = { $the-unit } subit un assaut
why-fire-assaults = { $the-unit } ne tire que sur l’hexagone de son assaut
why-fire-indirect-only = { $the-unit } ne tire pas directement
why-fire-adjacent-only = { $the-unit } ne tire que sur les hexagones adjacents
why-fire-range = au-delà de sa portée de { $most }
why-fire-no-at = { $the-unit } n’a pas de puissance AT
why-fire-close-at = son tir antichar ne vaut que contre les blindés qui l’assaillent ou qu’il assaille
why-fire-beside-enemy = au contact de l’ennemi, l’artillerie ne tire que sur les hexagones adjacents
why-fire-unseen = rien de visible là-bas
why-fire-no-spotter = aucun observateur valable ne voit la cible
why-fire-shaken-spotter = { $the-spotter } voit la cible mais, { $gender-spotter ->
    [f] étouffée ou désorganisée
   *[other] étouffé ou désorganisé
}, ne peut pas l’observer
why-fire-lost-spotter = { $the-spotter } voit la cible mais, hors commandement, ne peut pas l’observer
why-fire-no-points = { $the-unit } n’a plus de points pour tirer
why-fire-overstacked = douze points d’un hexagone peuvent tirer, pas plus
why-fire-not-yours = ce n’est pas une de vos unités sur la carte
why-fire-joined = elle y participe déjà
why-fire-choose-first = choisissez d’abord la cible
why-fire-nobody = personne ne peut tirer
why-fire-nobody-joined = désignez d’abord qui tire
why-fire-kind-chosen = le genre de tir est choisi
why-fire-kind-used = ce genre de tir a déjà servi
why-fire-no-target = rien que ce tir puisse toucher
why-fire-fired-at = cet hexagone a déjà reçu le tir
why-fire-hex-chosen = il n’y a pas d’hexagone à choisir
why-fire-aimed = la cible est désignée
why-fire-no-battalion = seuls les bataillons d’artillerie décalent la colonne par observateur
why-fire-joins-so = elle ne tire que par observateur : faites-la participer
why-fire-share = une partie vaut au moins un point et moins que le tout
why-fire-whole-shift = { $the-unit } tire par observateur : son décalage ne se partage pas
why-fire-one-hex = il n’y a pas d’autre hexagone à portée
why-fire-no-stukas = pas de Stukas pour ce tir
why-fire-minimal = un seul point ne se tire pas sur qui ne subit pas d’assaut
why-fire-last-one = la dernière peut s’abstenir
why-fire-declared = elle a déjà dit où elle se tient dans cette impulsion
why-fire-not-inside = elle ne peut pas être dans la fortification
why-fire-along-bank = c’est le long du talus
