# 5, 11.1, 11.3 à 11.5 : supports

## Ce qui se passe

supports-drawn = { $The-place } : { $count ->
    [0] aucun support tiré
    [one] un support tiré
   *[other] { $count } supports tirés
}.
supports-rolled = Supports : dé { $die }. { $count ->
    [0] Aucun tiré.
    [one] Un tiré.
   *[other] { $count } tirés.
}
supports-theatre-rolled = Supports, { $theatre } : ({ $dice }) ÷ 2, modificateur { $modifier }. { $count ->
    [0] Aucun tiré.
    [one] Un tiré.
   *[other] { $count } tirés.
}
supports-voted = Une voix de l’équipe pour { $the-theatre }.
supports-priority = { $The-theatre } est prioritaire.
supports-secondary = { $The-theatre } est secondaire.
supports-great-offensive = { $The-theatre } lance une grande offensive !
supports-requested = { $The-theatre } prend un support et reste sur place.
supports-chosen = Support choisi dans la pioche : { $chit }. { $The-place }.
supports-joined = Nouveau support en pioche : { $chit }.
supports-left = Support retiré de la partie : { $chit }.
supports-recalled = Support rappelé : { $chit }.
supports-spent = Support dépensé : { $chit }.
supports-returned = Support remis en pioche : { $chit }.
supports-parted = Support remis en pioche : { $chit } ({ $unit } a quitté la carte).
supports-lost = { $The-place } : tous les supports retournent en pioche ({ $count }).
supports-played = Support joué : { $chit }.
supports-laid = Support placé { $to-cell } : { $chit }.
supports-attached = Support associé { $to-unit } ({ $cell }) : { $chit }.
supports-assigned = Support placé sur { $the-theatre } : { $chit }.
supports-void = Support sans effet : { $chit }.
supports-stalin = Staline intervient, { $theatre } : dé { $die } ({ $modifier }). { $count ->
    [1] Un support de plus.
    [0] Rien ne se passe.
    [-1] Un support retourne en pioche.
   *[other] Deux supports retournent en pioche et le TO garde son mode.
}
supports-stranded = { $The-unit } manque de carburant et se déplace d’un hexagone au plus.
supports-deserted = Désertions : { $unit } perd un pas ({ $cell }).

## Ce qui est demandé

ask-recall = Rappelez des leaders qui peuvent rester sur la carte, ou continuez.
ask-priority = Quel TO est prioritaire ?
ask-vote = Vote { $of-theatre } : quel TO est prioritaire ?
ask-secondary = Quel TO est secondaire ? Il ne recevra aucun support.
ask-great-offensive = { $theatre } : déclarer une grande offensive ?
ask-free-support = Grande offensive { $of-theatre } : choisissez un support dans la pioche.
ask-one-support = Les TO en mode mouvement peuvent prendre un support chacun ; ils restent alors sur place.
ask-chosen-support = Choisissez un support dans la pioche ({ $count }).
ask-draw = Combien de supports tirez-vous ? Au plus { $count }.
ask-supports = Jouez des supports comme événements, ou continuez ({ $count } en main).
ask-place = Où placez-vous le support « { $chit } » ?
ask-force-stalin = Imposer Staline à un TO ?
ask-surplus = { $The-place } : remettez { $count ->
    [one] un support
   *[other] { $count } supports
} en pioche.
ask-surprise-move = Attaque surprise depuis { $cell } : la pile se déplace-t-elle d’abord ?
ask-strike = Attaque surprise : choisissez l’hexagone que { $the-units } attaquent.
ask-strand = Pénurie de carburant : désignez une division blindée allemande ({ $count }).
ask-desert = Désertions : quelle division d’infanterie perd un pas ?

lost-supports = { $count ->
    [one] Une case garde { $limit } supports : un support de trop retournera en pioche s’il ne sert pas pendant cette phase.
   *[other] Une case garde { $limit } supports : { $count } supports de trop retourneront en pioche s’ils ne servent pas pendant cette phase.
}
verb-recall = Rappeler
verb-priority = Prioritaire
verb-secondary = Secondaire
verb-launch = Lancer la grande offensive
verb-choose = Choisir
verb-request = Prendre un support
verb-draw = Tirer
verb-play = Jouer
verb-assign = Placer
verb-lay = Placer
verb-attach = Associer à l’unité
verb-force = Lui imposer Staline
verb-return = Remettre en pioche
verb-set-out = Se déplacer d’abord
verb-strike = Attaquer
verb-strand = Désigner
verb-desert = Perdre un pas

## Pourquoi pas

why-not-in-surprise = { $the-unit } ne participe pas à l’attaque surprise, et personne d’autre ne bouge maintenant
why-not-in-box = { $the-chit } n’est pas dans cette case.
why-not-in-pool = Ce n’est pas dans la pioche.
why-event-only = { $chit } ne se joue que comme événement.
why-not-staying = Seuls les leaders qui peuvent rester sur la carte peuvent être rappelés.
why-other-player = cela revient à un autre joueur de l’équipe
why-has-priority = { $the-theatre } est déjà prioritaire.
why-theatre-not-in-play = { $the-theatre } n’est pas en jeu.
why-launch-mud = Pas de grande offensive dans la boue.
why-launch-mode = { $the-theatre } n’est pas en mode offensive.
why-launch-city = { $the-theatre } n’est pas sur une ville majeure.
why-launch-supports = { $the-theatre } doit disposer de { $count } supports dans sa case.
why-not-in-movement-mode = { $the-theatre } n’est pas en mode mouvement.
why-no-supports-mud = Dans la boue, les TO en mode mouvement ne reçoivent pas de support.
why-is-secondary = { $the-theatre } est secondaire.
why-has-drawn = { $the-theatre } a déjà son support.
why-too-many-supports = Au plus { $most } peuvent être tirés.
why-capitulation-later = { $the-chit } se joue à la fin des combats ou de l’exploitation, depuis la case du TO Sud.
why-overcast = Pas de support aérien par ciel couvert.
why-not-in-mud = { $chit } ne se joue pas dans la boue.
why-no-partisans = Le temps des partisans est passé.
why-out-of-order = { $chit } se joue avant les supports déjà placés.
why-no-spot = Il n’y a nulle part où placer le support « { $chit } ».
why-no-place = { $the-chit } ne se place pas là.
why-own-theatre = { $the-chit } revient au TO qui l’a tiré.
why-no-unit-for-it = { $chit } ne s’associe pas { $to-unit }.
why-armour-only = { $the-chit } ne commande que des corps blindés.
why-second-leader = { $the-unit } a déjà un leader.
why-no-hex-for-it = { $chit } ne se place pas dans cet hexagone.
why-outside-theatre = L’hexagone est hors du rayon { $of-theatre }, d’où vient { $chit }.
why-german-armour = Il faut une division blindée allemande sur la carte.
why-german-infantry = Il faut une division d’infanterie allemande sur la carte.
why-stranded = { $the-unit } manque déjà de carburant.
why-not-on-map = { $the-chit } n’est pas sur la carte.
why-no-fire = { $the-chit } n’aide pas une attaque.
why-used-already = { $the-chit } aide déjà cette attaque.
why-out-of-range = { $the-chit } est hors de portée ({ $range }).
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
    [0] { $theatre } : aucun support.
    [one] { $theatre } : un support.
   *[other] { $theatre } : { $count } supports.
}
result-stalin = { $count ->
    [1] Un support de plus.
    [0] Rien ne se passe.
    [-1] Un support retourne en pioche.
   *[other] Deux supports retournent en pioche et le TO garde son mode.
}
