# 4, 5, 6, 13, 16, 19 : la journée, la météo, l’initiative, la remise en état, le ravitaillement, les remplacements, la mise en place et la fin

day-begins = Le tour { $turn } commence.
day-last = Le tour { $turn } était le dernier.
weather-track = Météo du jour : { $weather }.
weather-rolled = Météo, dé { $die } : { $weather }.
impulse-begins = { $kind ->
    [initial] Impulsion initiale
   *[limited] Impulsion limitée
} { $of-side }.
why-not-your-turn = ce n’est pas votre tour ; à jouer : { $waiting }
why-other-phase = impossible maintenant ; en cours : { $phase }

phase-strikes-german = frappes aériennes allemandes
phase-strikes-soviet = frappes aériennes soviétiques
phase-over = la fin

## Mise en place

setup-choose = Mise en place : prenez une unité pour la placer, ou placez tout ce qui reste ({ $count }) selon l’histoire.
setup-place = Placez { $the-unit }.
setup-face = De quel côté { $the-unit } fait-elle front ? Cliquez sur une flèche.
setup-placed = { $The-unit } prend place { $to-cell }.
setup-standard = { $count ->
    [one] La dernière unité prend place selon l’histoire.
   *[other] { $count } unités prennent place selon l’histoire.
}
setup-withdraw = { $count ->
    [0] Repli initial : tout est replié ; terminez le mouvement.
   *[other] Repli initial : prenez une unité à côté de la carte et faites-la entrer par l’ouest (encore { $count }), ou repliez tout d’un coup.
}
setup-withdrawn = { $count ->
    [one] La dernière unité se replie sur la ligne fortifiée.
   *[other] { $count } unités se replient sur la ligne fortifiée.
}
verb-retire = Replier tout ce qui reste
why-setup-withdrawal-over = cela n’a lieu qu’avant le premier jour, au repli initial
why-setup-all-in = tout ce qui pouvait entrer est entré
verb-standard = Placer tout ce qui reste
verb-place = Placer
verb-face = Faire front
why-setup-placed = { $the-unit } est déjà sur la carte
why-setup-later = { $the-unit } ne fait pas partie de la mise en place
why-setup-other = une autre unité est en main
why-setup-entry = les Allemands entrent ici
why-setup-west = cet hexagone est à l’ouest de la ligne fortifiée
why-setup-ground = { $the-unit } ne pourrait pas se déplacer sur ce terrain

## Initiative

initiative-given = { $The-side } ont l’initiative le premier jour.
initiative-morning = Initiative : combien d’hexagones prendrez-vous d’assaut ce matin ? Au dé et à la mise, vous ajoutez { $own }{ $theirs ->
    [-1] {""}
   *[other] {""}, l’ennemi { $theirs }
}. Qui l’emporte doit ses assauts.
initiative-challenge = Challenge : combien d’hexagones prendrez-vous d’assaut dans la seconde impulsion ? Au dé et à la mise, vous ajoutez { $own }{ $theirs ->
    [-1] {""}
   *[other] {""}, l’ennemi { $theirs }
}. Qui l’emporte doit ses assauts.
initiative-night = Nuit : combien d’hexagones prendrez-vous d’assaut ? Au dé et à la mise, vous ajoutez { $own }{ $theirs ->
    [-1] {""}
   *[other] {""}, l’ennemi { $theirs }
}. Qui l’emporte doit ses assauts.
initiative-tie = Initiative : { $german } à { $soviet }. Égalité : on relance les dés.
initiative-morning-won = Initiative : { $german } à { $soviet }. Joueur initial du jour : { $the-side }.
initiative-challenge-won = Challenge : { $german } à { $soviet }. La seconde impulsion du matin revient { $to-side }.
initiative-night-won = Initiative de nuit : { $german } à { $soviet }. { $The-side } commencent.
initiative-morning-lull = Personne ne veut attaquer : accalmie toute la journée. { $The-side } commencent.
initiative-night-lull = Personne n’attaque cette nuit : accalmie. { $The-side } commencent.
initiative-short = { $The-side } doivent { $due ->
    [one] un hexagone d’assaut
   *[other] { $due } hexagones d’assaut
} et n’en ont marqué { $placed ->
    [0] aucun
   *[other] que { $placed }
}.
initiative-night-used = { $The-side } donnent l’assaut cette nuit ; nuits qui leur restent : { $left }.
verb-bid = Miser
why-bid-reach = { $most ->
    [0] aucun hexagone ennemi n’est à portée
    [one] un seul hexagone ennemi est à portée
   *[other] { $most } hexagones ennemis au plus sont à portée
}
why-bid-night = { $most } hexagones au plus peuvent être pris d’assaut cette nuit
why-night-spent = toutes les impulsions de nuit avec assaut sont utilisées
why-night-hexes = { $most } hexagones au plus par impulsion de nuit
owed-assaults = assauts encore dus selon la mise : { $count }

## Challenge

challenge-announce = Voulez-vous la seconde impulsion du matin ?
challenge-answer = Laisser la seconde impulsion au joueur initial, ou la disputer ?
challenge-take = Le joueur initial renonce à la seconde impulsion. La prendre ?
challenge-wanted = { $The-side } veulent la seconde impulsion du matin.
challenge-waived = { $The-side } renoncent à la seconde impulsion du matin.
challenge-allowed = { $The-side } laissent faire.
challenge-taken = { $The-side } la prennent.
challenge-declined = { $The-side } n’en veulent pas non plus.
verb-want = La vouloir
verb-waive = Y renoncer
verb-allow = Laisser faire
verb-contest = La disputer
verb-accept = La prendre
verb-decline = Refuser
why-waived = le joueur initial a renoncé à l’impulsion
why-wanted = le joueur initial veut l’impulsion

## Remise en état et ravitaillement

recovery-done = Remise en état : { $units }.
recovery-none = Aucune unité ne se remet.
supply-draw = Des unités n’ont pas de ligne de ravitaillement : cliquez sur le QG auprès duquel elles puisent, qui n’en aura plus lui-même, ou passez.
supply-cut = { $The-unit } n’a plus de ligne de ravitaillement { $to-cell } : unité isolée.
supply-restored = { $The-unit } retrouve son ravitaillement.
supply-drawn = { $The-unit } a cédé ses réserves et n’a plus de ravitaillement.
verb-draw = Puiser
window-supply = Ravitaillement par les QG
why-supply-no-hq = seuls vos QG sur la carte ravitaillent
why-supply-spent = { $the-unit } n’a plus de ravitaillement
why-supply-nobody = aucune unité sans ravitaillement ne peut tracer de ligne { $to-unit }

## Remplacements

replacements-rolled = Remplacements blindés, dé { $die } : { $points } ({ $total } en tout).
replacements-give = Remplacements blindés : cliquez sur une unité qui gagne un point (encore { $points } à répartir).
replacements-given = { $The-unit } remonte à { $strength }.
verb-replace = Compléter
why-replacements-soviet = les Soviétiques n’ont pas de remplacements
why-replacements-armour = ces points sont pour les unités blindées
why-replacements-gone = { $the-unit } n’est pas sur la carte
why-replacements-whole = { $the-unit } a toute sa force
why-replacements-shaken = { $the-unit } est { $gender-unit ->
    [f] étouffée ou désorganisée
   *[other] étouffé ou désorganisé
}
why-replacements-supply = { $the-unit } est sans ravitaillement
why-replacements-zoc = { $the-unit } est dans une zone de contrôle ennemie

## La fin

victory-mozhaisk = Les Allemands tiennent Mojaïsk.
victory-cleared = L’autoroute est libre d’un bord à l’autre, et Mojaïsk est allemande.
victory-why = { $how ->
    [villages] { $count ->
        [0] Les Allemands ne tiennent aucun des villages
       *[other] Les Allemands tiennent { $cells }
    } et ont perdu { $destroyed ->
        [0] aucune unité blindée.
        [one] une unité blindée : un niveau de moins.
       *[other] { $destroyed } unités blindées : autant de niveaux de moins.
    }
    [line] Les Soviétiques tiennent Artiomki et plus de la moitié des fortifications.
   *[battle] { $mozhaisk ->
        [0] Mojaïsk n’est pas entièrement prise.
       *[other] Mojaïsk est prise.
    } { $highway ->
        [0] L’autoroute n’est pas dégagée.
       *[other] L’autoroute est dégagée{ $turn ->
            [0] {""}
           *[other] {" "}depuis le tour { $turn }
        }.
    }{ $ready ->
        [0] {" "}Aucune unité allemande n’est prête à sortir par l’est.
       *[other] {""}
    } Pertes allemandes : { $losses } % des points.
}
victory-decisive = { victory-why } Victoire allemande décisive.
victory-total = { victory-why } Victoire allemande totale.
victory-major = { victory-why } Victoire allemande majeure.
victory-marginal = { victory-why } Victoire allemande marginale.
victory-draw = { victory-why } Match nul.
victory-soviet = { victory-why } Victoire soviétique.
victory-soviet-decisive = { victory-why } Victoire soviétique décisive.

## Nombres sur plusieurs parties

count-last_turn = dernier tour
count-mozhaisk_taken = Mojaïsk prise
count-mozhaisk_turn = tour de la chute de Mojaïsk
count-highway_cleared = autoroute dégagée
count-highway_turn = tour où l’autoroute fut libre
count-german_losses = pertes allemandes (%)
count-soviet_losses = pertes soviétiques (%)
count-german_armour_losses = blindés allemands perdus (%)
count-forts_kept = fortifications soviétiques
count-artemki_kept = Artiomki soviétique
