# Les mots des livrets avec lesquels on cite une règle : « Annexe 2 », « TRC 5–1 », « 2.4.5 · événement 9 ».
# Une partie d’identifiant sans mot ici n’est qu’à nous et ne se montre jamais.

cited-0 = préambule
cited-aa = tir AA
cited-after = après le combat
cited-amphib = chars amphibies
cited-annex = annexe
cited-armeng = génie blindé
cited-art-limits = limites de l’artillerie
cited-artillery = artillerie
cited-assault = assaut
cited-at-range = portée AT
cited-battle = bataille
cited-bridge = ponts
cited-calendar = calendrier
cited-camouflage = camouflage
cited-cavalry = cavalerie
cited-challenge = challenge
cited-command = commandement
cited-component = matériel
cited-crt = TRC
cited-demolition = démolition
cited-design-note = note de conception
cited-design-notes = notes de conception
cited-direct = tir direct
cited-dummies = leurres
cited-enemy-roads = routes ennemies
cited-errata = errata
cited-event = événement
cited-ex = exemple
cited-example = exemple
cited-exc = exception
cited-exception = exception
cited-firepower = puissance de feu
cited-flame = lance-flammes
cited-formation = formation
cited-fort = fortifications
cited-grid = carte
cited-heavy = artillerie lourde
cited-hidden = pions inversés
cited-indirect = tir indirect
cited-initiative = initiative
cited-lexicon = lexique
cited-los = ligne de vue
cited-losses = pertes
cited-lull = accalmie
cited-map = carte
cited-morale = moral
cited-move = mouvement
cited-note = note
cited-notes = notes de conception
cited-obj = objectif
cited-observe = observation
cited-oe = ordre de bataille
cited-offmap = hors carte
cited-preamble = préambule
cited-rail = rail
cited-reinf = renforts
cited-repl = remplacements
cited-retreat = retraite
cited-rockets = roquettes
cited-row = ligne
cited-scenario = scénario
cited-sheet = aide de jeu
cited-shifts = décalages
cited-stack = empilement
cited-state = états
cited-step = étape
cited-strategic = hexagones stratégiques
cited-supply = ravitaillement
cited-support = support
cited-surprise = surprise
cited-tec = TET
cited-terrain = terrain
cited-track = piste
cited-trc = TRC
cited-turn = tour
cited-units = unités
cited-weapons = armes
cited-weather = météo
cited-works = travaux
cited-zoc = ZC
cited-zoc-armour = ZC et blindés
# Une règle qui n’est à aucun de ces endroits.
cited-elsewhere = livret

## Les sommes habituelles d’une prévision.

sum-attack = Attaquants
sum-defence = Défenseurs
sum-column = Colonne
sum-die = Modificateurs au dé

# Des pions dont le lecteur ne connaît pas le nom.
hidden-piece = { $count ->
    [1] un pion caché
   *[other] { $count } pions cachés
}
    .the = { $count ->
    [1] le pion caché
   *[other] les { $count } pions cachés
}
    .of = { $count ->
    [1] du pion caché
   *[other] des { $count } pions cachés
}
    .to = { $count ->
    [1] au pion caché
   *[other] aux { $count } pions cachés
}

# Relie le dernier de plusieurs noms aux précédents.
and = et
