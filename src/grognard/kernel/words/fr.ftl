# Les mots des livrets avec lesquels on cite une règle : « Annexe 2 », « TRC 5–1 », « 2.4.5 · événement 9 ».
# Une partie d’identifiant sans mot ici n’est qu’à nous et ne se montre jamais.

cited-0 = préambule
cited-annex = annexe
cited-calendar = calendrier
cited-component = matériel
cited-crt = TRC
cited-design-note = note de conception
cited-design-notes = notes de conception
cited-errata = errata
cited-event = événement
cited-ex = exemple
cited-example = exemple
cited-exc = exception
cited-exception = exception
cited-grid = carte
cited-lexicon = lexique
cited-map = carte
cited-note = note
cited-notes = notes de conception
cited-obj = objectif
cited-oe = ordre de bataille
cited-preamble = préambule
cited-row = ligne
cited-scenario = scénario
cited-sheet = aide de jeu
cited-step = étape
cited-strategic = hexagones stratégiques
cited-support = support
cited-tec = TET
cited-terrain = terrain
cited-track = piste
cited-trc = TRC
cited-turn = tour
cited-units = unités
# Une règle qui n’est à aucun de ces endroits.
cited-elsewhere = livret

## Les sommes habituelles d’une prévision.

sum-attack = Attaquants
sum-defence = Défenseurs
sum-column = Colonne
sum-die = Modificateurs au dé

# Un pion dont le lecteur ne connaît pas le nom, par le numéro de son jeton.
hidden-piece = pion caché { $token }
    .the = le pion caché { $token }
    .of = du pion caché { $token }
    .to = au pion caché { $token }

# Relie le dernier de plusieurs noms aux précédents.
and = et
