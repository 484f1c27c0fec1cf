# 7.8 à 7.15 : pertes, résultats tactiques, reculs, alliés, avance, marqueurs d’exploitation, Kampfgruppen

ask-lose = { $count ->
    [one] Une perte à appliquer : choisissez l’unité.
   *[other] { $count } pertes à appliquer : choisissez la prochaine unité.
}
ask-first-loss = Bonus élite et exploitation blindée : à vous de choisir l’attaquant qui prend la première perte.
ask-kampfgruppe = { $The-unit } est éliminée { $to-cell } : la remplacer par un Kampfgruppe ?
ask-setback = S { $to-cell } : perdre un pas et rester, ou reculer d’un hexagone ?
ask-retreat = Recul { $count ->
    [one] d’un hexagone
   *[other] de { $count } hexagones
} : choisissez une unité et son prochain hexagone.
ask-retreat-on = Pas de place pour { $the-unit } { $to-cell } : poursuivre ou s’arrêter là ?
ask-spare = Les Roumains sont en déroute ; les Allemands en sauvent une unité : laquelle ?
ask-advance = { $cells } : avancer après combat, unité par unité ?
ask-mark = Exploitation : marquez des unités ayant participé au combat (il en reste { $count }).

verb-lose = Perdre un pas
verb-form = Former un Kampfgruppe
verb-decline = Renoncer
verb-stand = Perdre un pas et rester
verb-fall-back = Reculer
verb-retreat = Reculer
verb-stop = S’arrêter ici
verb-spare = Sauver
verb-advance = Avancer
verb-mark = Marquer en exploitation

combat-reduced = { $The-unit } { $to-cell } perd un pas.
combat-eliminated = { $The-unit } { $to-cell } est { $gender-unit ->
    [f] éliminée
   *[other] éliminé
}.
combat-kampfgruppe = { $into } prend la place { $of-unit } { $to-cell }.
combat-hiwis = { $The-unit } tirés pour { $cell } : personne ne prend la place de la division.
combat-engaged = Le combat pour { $cells } se poursuit à { $odds }, { $dice } : pertes { $result }.
combat-retreated = { $The-unit } recule { $to-cell }.
combat-cut-off = { $The-unit } { $to-cell } ne peut pas reculer et est { $gender-unit ->
    [f] éliminée
   *[other] éliminé
}.
combat-routed = { $The-unit } { $to-cell } est en déroute et { $gender-unit ->
    [f] éliminée
   *[other] éliminé
}.
combat-autonomous = C’est l’unique attaque autonome du tour pour les { $nation }.
combat-advanced = { $The-unit } avance { $to-cell }.
combat-exploits = { $The-unit } est en exploitation.

why-combat-first = ce combat doit d’abord être terminé
why-not-in-combat = { $the-unit } ne participe pas à ce combat
why-first-loss = la première perte touche l’unité d’élite ou le blindé annoncé
why-strained = la perte supplémentaire touche un corps blindé hors du rayon des TO
why-last-to-lose = { $the-unit } ne prend de pertes qu’une fois toutes les autres unités de l’hexagone éliminées
why-allies-last = les Allemands ou les Soviétiques prennent les pertes avant leurs alliés
why-second-loss = toutes les unités doivent avoir pris une perte avant la deuxième { $of-unit }
why-not-retreating = { $the-unit } ne recule pas maintenant : l’unité en chemin termine d’abord
why-hex-by-hex = un recul se fait hexagone par hexagone
why-not-far-enough = le recul doit finir à { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
} de l’hexagone de départ
why-no-way-back = { $the-unit } ne peut pas entrer { $to-cell }
why-not-through-haltebefehl = on recule dans un hexagone sous Haltebefehl, mais pas au travers
why-better-retreat = un autre hexagone est prioritaire : vers l’arrière et loin des ennemis de ce combat
why-retreat-on = { $the-unit } ne peut poursuivre que selon les priorités de recul, sans revenir
why-stand-fast = les unités de cet hexagone ne reculent pas de leur plein gré
why-allies-together = Roumains et Hongrois n’attaquent pas ensemble
why-attacked-alone = les { $nation } ont déjà mené leur attaque autonome ce tour : autant de pas allemands ou soviétiques doivent d’abord participer
why-not-romanian = choisissez l’une des unités roumaines
why-not-vacated = { $cell } n’a pas été abandonné par l’ennemi
why-cannot-advance = { $the-unit } ne peut pas se déplacer et n’avance pas
why-no-way-there = { $the-unit } ne peut pas entrer { $to-cell }
why-no-markers = il ne reste pas assez du résultat pour marquer { $unit }

lost-markers = { $count ->
    [one] une unité pourrait encore exploiter
   *[other] { $count } unités pourraient encore être marquées
}
