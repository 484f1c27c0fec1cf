# 9, 10, 11.2, 11.6, 11.7, 12 : théâtres, corps d’infanterie, Stavka

corps-standard = { $The-unit } repasse en mode standard.

theatre-uprooted = { $The-theatre } : ligne de ravitaillement coupée { $to-cell } ; ses supports retournent en pioche.
theatre-fled = { $The-theatre } se replie : { $cell }.
theatre-moved = { $The-theatre } se déplace : { $start } → { $cell }.
theatre-support-spent = { $The-theatre } dépense un support pour aller plus loin : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
theatre-offensive = { $The-theatre } passe en mode offensive.
theatre-movement = { $The-theatre } passe en mode mouvement.
stavka-given-back = { $The-theatre } remet un support en pioche : +1 au dé Stavka.
stavka-units = Stavka, { $theatre } : dé { $die }, { $count ->
    [0] aucune unité ne quitte la réserve
    [one] { $count } unité peut quitter la réserve
   *[other] { $count } unités peuvent quitter la réserve
}.
stavka-hexes = Stavka, { $theatre } : dé { $die }, { $count ->
    [0] pas de déplacement
    [one] { $count } hexagone de déplacement
   *[other] { $count } hexagones de déplacement
}.
stavka-left = { $The-unit } quitte la réserve de la Stavka : { $cell }.
stavka-entered = { $The-unit } quitte { $cell } pour la réserve de la Stavka.

ask-refuge = { $The-theatre } doit se replier : choisissez l’une des villes les plus proches.
ask-move-theatres = Déplacez les TO en mode mouvement, ou continuez.
ask-drive = { $theatre } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} au plus par route et rail{ $rail ->
    [0] .
   *[other] , { $rail } de plus si tout le trajet se fait par rail.
}
ask-modes = Changez le mode des TO situés sur une ville, ou continuez.
ask-stavka = Stavka : pour chaque TO, sollicitez la réserve, déplacez-le ou renoncez.
ask-boost-reserve = { $The-theatre } sollicite la réserve : remettez des supports en pioche (+1 chacun), puis lancez le dé.
ask-boost-shift = { $The-theatre } se déplace : remettez des supports en pioche (+1 chacun), puis lancez le dé.
ask-leave-reserve = { $theatre } : choisissez une unité qui quitte la réserve (il en reste { $count } ; un corps blindé ou mécanisé compte pour deux).
ask-deploy = { $theatre } : placez { $the-unit }.
ask-enter-reserve = Jusqu’à { $count } corps empilés avec un QG peuvent entrer dans la réserve de la Stavka.

verb-flee = Se replier
verb-drive = Déplacer le TO
verb-switch = Changer de mode
verb-reserve = Solliciter la réserve
verb-shift = Déplacer le TO (Stavka)
verb-forgo = Renoncer
verb-call = Faire venir
verb-deploy = Placer
verb-enter-reserve = En réserve

modifier-given-back = supports remis en pioche : { $count }
modifier-great-offensive = grande offensive
modifier-zhukov = Joukov
result-units = { $count ->
    [0] Aucune unité ne quitte la réserve.
    [one] Une unité peut quitter la réserve.
   *[other] { $count } unités peuvent quitter la réserve.
}
result-hexes = { $count ->
    [0] Le TO ne bouge pas.
    [one] Le TO peut se déplacer d’un hexagone.
   *[other] Le TO peut se déplacer de { $count } hexagones.
}

why-no-refuge = { $The-theatre } se replie sur la ville majeure la plus proche à l’est qui peut tracer une ligne de ravitaillement.
why-no-theatre = Ce TO n’est pas en jeu.
why-offensive-mode = { $The-theatre } est en mode offensive : il ne se déplace pas.
why-not-remote = Un ennemi ravitaillé ou un marqueur Haltebefehl se trouve à dix hexagones au plus { $of-theatre }.
why-great-offensive = Une grande offensive est déclarée : seul son TO reçoit quelque chose, et aucun TO ne se déplace.
why-drew = { $The-theatre } a reçu des supports ce tour : il ne se déplace pas.
why-theatre-moved = { $The-theatre } s’est déjà déplacé.
why-no-more-supports = { $The-theatre } a dépensé tous les supports permis ici.
why-two-supports = Seul le TO prioritaire utilise plus de deux supports pendant cette phase.
why-no-line-there = { $The-theatre } doit rester sur une route ou un rail et pouvoir tracer une ligne de ravitaillement.
why-theatre-too-far = { $The-theatre } ne peut pas aller si loin : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
why-mode-changed = { $The-theatre } a déjà changé de mode.
why-no-city = { $The-theatre } n’est pas sur une ville.
why-zhukov = La présence de Joukov empêche tout changement de mode { $of-theatre }.
why-stalin-keeps-mode = Staline interdit ce tour tout changement de mode { $of-theatre }.
why-launched-offensive = { $The-theatre } a lancé une grande offensive : il reste en mode offensive.
why-placed-artillery = { $The-theatre } a placé un support Artillerie : il reste en mode offensive.
why-theatre-tested = { $The-theatre } a déjà agi.
why-other-theatre-first = Le TO prioritaire est testé en premier, le TO secondaire en dernier.
why-least-reserve = La réserve doit garder quatre corps d’infanterie et trois corps blindés.
why-mud = Par temps de boue, aucun TO ne se déplace en phase Stavka.
why-not-in-reserve = { $the-unit } n’est pas dans la réserve.
why-counts-as-two = { $the-unit } compte pour deux unités : le dé en permet moins.
why-no-arrival-hex = Aucun hexagone du rayon { $of-theatre } ne peut recevoir une unité.
why-not-there = Les unités de la réserve arrivent ravitaillées dans le rayon { $of-theatre }, à côté d’une unité présente au début de la phase et sans ennemi adjacent.
why-no-corps = Seuls des corps présents sur la carte entrent dans la réserve.
why-six-entered = Six unités sont déjà entrées dans la réserve pendant cette phase.
why-no-hq-with-it = { $the-unit } n’est pas empilé avec un QG.
why-corps-beside-enemy = { $the-unit } est adjacent à un ennemi.
why-not-supplied = { $the-unit } n’est pas ravitaillé.

corps-reinforced = { $The-unit } passe en mode renforcé.
ask-reinforce = Renforcez des corps d’infanterie : choisissez-en un ou deux empilés, puis le support à dépenser.
verb-reinforce = Renforcer
why-not-standard = Seuls des corps d’infanterie en mode standard peuvent être renforcés.
why-two-corps = Un support renforce deux corps au plus.
why-not-stacked = Les deux corps doivent être dans le même hexagone.
why-in-movement-radius = { $the-unit } est dans le rayon d’un TO en mode mouvement.
why-outside-radius = { $the-unit } n’est dans le rayon d’aucun TO en mode offensive.
why-no-way-to-theatre = Aucune route, aucun rail ne mène { $of-unit } au TO.
why-no-support-left = Aucun TO proche n’a de support pour { $the-unit }.
why-no-support-of-yours = Ce n’est pas un support d’un TO.
why-choose-corps-first = Choisissez d’abord les corps.
why-too-far-from = { $The-theatre } ne peut pas renforcer ces corps.
note-column-priority = Colonne du TO prioritaire.
note-column-other = Colonne « TO ».
note-column-secondary = Colonne du TO secondaire.
