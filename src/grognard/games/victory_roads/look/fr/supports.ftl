# 5, 11.1, 11.3 à 11.5 : supports

## Ce qui se passe

supports-drawn = { $box } : { $count ->
    [0] aucun support tiré
    [one] un support tiré
   *[other] { $count } supports tirés
}.
supports-rolled = Supports : dé { $die }. { $count ->
    [0] Aucun tiré.
    [one] Un tiré.
   *[other] { $count } tirés.
}
supports-theatre-rolled = Supports, { $theatre } : { $dice }, divisé par deux, { $modifier }. { $count ->
    [0] Aucun tiré.
    [one] Un tiré.
   *[other] { $count } tirés.
}
supports-priority = { $theatre } est prioritaire.
supports-secondary = { $theatre } est secondaire.
supports-great-offensive = { $theatre } lance une grande offensive !
supports-requested = { $theatre } prend un support et reste sur place.
supports-chosen = { $chit } est choisi dans la pioche. { $box }.
supports-joined = { $chit } entre dans la pioche.
supports-left = { $chit } quitte la partie.
supports-recalled = { $chit } est rappelé.
supports-spent = { $chit } est dépensé.
supports-returned = { $chit } retourne en pioche.
supports-parted = { $chit } retourne en pioche : { $unit } a quitté la carte.
supports-lost = { $box } : tous les supports retournent en pioche ({ $count }).
supports-played = { $chit } est joué.
supports-laid = { $chit } est placé : { $cell }.
supports-attached = { $chit } est associé à { $unit } ({ $cell }).
supports-assigned = { $chit } est placé sur { $theatre }.
supports-void = { $chit } est sans effet.
supports-stalin = Staline intervient, { $theatre } : dé { $die } ({ $modifier }). { $change ->
    [1] Un support de plus.
    [0] Rien ne se passe.
    [-1] Un support retourne en pioche.
   *[other] Deux supports retournent en pioche et le TO garde son mode.
}
supports-stranded = { $unit } manque d’essence et se déplace d’un hexagone au plus.
supports-deserted = Désertions : { $unit } perd un pas ({ $cell }).

## Ce qui est demandé

ask-recall = Rappelez des leaders qui peuvent rester sur la carte, ou continuez.
ask-priority = Quel TO est prioritaire ?
ask-secondary = Quel TO est secondaire ? Il ne recevra aucun support.
ask-great-offensive = Lancer une grande offensive, { $theatre } ?
ask-free-support = Grande offensive : choisissez un support dans la pioche, { $theatre }.
ask-one-support = Les TO en mode mouvement peuvent prendre un support chacun ; ils restent alors sur place.
ask-chosen-support = Choisissez un support dans la pioche ({ $count }).
ask-draw = Combien de supports tirez-vous ? Au plus { $count }.
ask-supports = Jouez des supports comme événements, ou continuez ({ $count } en main).
ask-place = Placez { $chit }.
ask-force-stalin = Imposer Staline à un TO ?
ask-surplus = { $box } : remettez { $count ->
    [one] un support
   *[other] { $count } supports
} en pioche.
ask-surprise-move = Attaque surprise depuis { $cell } : la pile se déplace-t-elle d’abord ?
ask-strike = Attaque surprise : choisissez l’hexagone que { $units } attaquent.
ask-strand = Pénurie d’essence : désignez une division blindée allemande ({ $count }).
ask-desert = Désertions : quelle division d’infanterie perd un pas ?

verb-recall = Rappeler
verb-priority = Prioritaire
verb-secondary = Secondaire
verb-launch = Lancer la grande offensive
verb-choose = Choisir
verb-request = Prendre un support
verb-draw = Tirer
verb-play = Jouer
verb-assign = Placer sur le TO
verb-lay = Placer
verb-attach = Associer à l’unité
verb-force = Lui imposer Staline
verb-return = Remettre en pioche
verb-set-out = Se déplacer d’abord
verb-strike = Attaquer
verb-strand = Désigner
verb-desert = Perdre un pas

## Pourquoi pas

why-not-in-box = { $chit } n’est pas dans cette case.
why-not-in-pool = Ce n’est pas dans la pioche.
why-event-only = { $chit } ne peut être joué que comme événement.
why-not-staying = Seuls les leaders qui peuvent rester sur la carte peuvent être rappelés.
why-has-priority = { $theatre } est déjà prioritaire.
why-theatre-not-in-play = { $theatre } n’est pas en jeu.
why-launch-mud = Pas de grande offensive dans la boue.
why-launch-mode = { $theatre } n’est pas en mode offensive.
why-launch-city = { $theatre } n’est pas sur une ville majeure.
why-launch-supports = { $theatre } doit disposer de { $count } supports dans sa case.
why-not-in-movement-mode = { $theatre } n’est pas en mode mouvement.
why-no-supports-mud = Dans la boue, les TO en mode mouvement ne reçoivent pas de support.
why-is-secondary = { $theatre } est secondaire.
why-has-drawn = { $theatre } a déjà son support.
why-too-many-supports = Au plus { $most } peuvent être tirés.
why-capitulation-later = { $chit } se joue à la fin des combats ou de l’exploitation, depuis la case du TO Sud.
why-overcast = Pas de support aérien par ciel couvert.
why-not-in-mud = { $chit } ne peut pas être joué dans la boue.
why-no-partisans = Le temps des partisans est passé.
why-out-of-order = { $chit } devait être joué avant les supports déjà placés.
why-no-spot = Il n’y a nulle part où placer { $chit }.
why-no-place = { $chit } ne se place pas là.
why-own-theatre = { $chit } revient au TO qui l’a tiré.
why-no-unit-for-it = { $chit } ne peut pas être associé à { $unit }.
why-armour-only = { $chit } ne commande que des corps blindés.
why-second-leader = { $unit } a déjà un leader.
why-no-hex-for-it = { $chit } ne peut pas être placé dans cet hexagone.
why-outside-theatre = L’hexagone est hors du rayon de { $theatre }, d’où vient { $chit }.
why-german-armour = Il faut une division blindée allemande sur la carte.
why-german-infantry = Il faut une division d’infanterie allemande sur la carte.
why-stranded = { $unit } manque déjà d’essence.
why-not-on-map = { $chit } n’est pas sur la carte.
why-no-fire = { $chit } n’aide pas une attaque.
why-used-already = { $chit } aide déjà cette attaque.
why-out-of-range = { $chit } est hors de portée ({ $range }).
why-same-support = Un support de même nom aide déjà cette attaque.

## Chances des dés

modifier-priority = TO prioritaire
modifier-minor-city = ville mineure
modifier-road-only = route seule, sans rail
modifier-snow = neige
modifier-mud = boue
modifier-haltebefehl = Haltebefehl dans le rayon du TO
note-supports-of = Supports, { $theatre } : 2d6 divisés par deux, avec modificateurs.
result-supports = { $count ->
    [0] Aucun support tiré.
    [one] Un support tiré.
   *[other] { $count } supports tirés.
}
result-stalin = { $count ->
    [1] Un support de plus.
    [0] Rien ne se passe.
    [-1] Un support retourne en pioche.
   *[other] Deux supports retournent en pioche et le TO garde son mode.
}
