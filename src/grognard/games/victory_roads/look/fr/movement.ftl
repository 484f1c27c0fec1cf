# 6 Mouvement, 8 Exploitation

ask-move = Mouvement : choisissez une unité, ou un autre type de mouvement.
ask-march = Vers quel hexagone ? PM restants : { $movement }.
ask-rail-unit = Mouvement par rail : choisissez une unité. Points ferroviaires restants : { $left }.
ask-rail = { $The-unit } : choisissez la gare d’arrivée ({ $points ->
    [one] { $points } point ferroviaire
   *[other] { $points } points ferroviaires
} sur { $left }).
ask-sail = { $The-unit } : choisissez le port d’arrivée ({ $points ->
    [one] { $points } point naval
   *[other] { $points } points navals
} sur { $left }).
ask-strategic = Mouvement stratégique : choisissez une unité.
ask-pay-strategic = Les mouvements stratégiques de la phase coûtent un support : choisissez-le.
ask-abandon-unit = Abandon du matériel : choisissez une unité de ce QG.
ask-pay-abandon = L’abandon du matériel coûte deux supports ; reste à choisir : { $count }.
ask-exploit = Exploitation : choisissez une unité à déplacer.

verb-move = Déplacer
verb-with = Emmener
verb-go = Aller à
verb-step = Avancer d’un hexagone
verb-stay = S’arrêter ici
verb-back = Retour
verb-sail = Par mer
verb-land = Débarquer à
verb-rail = Par rail
verb-strategic = Mouvement stratégique
verb-abandon = Abandon du matériel
verb-spend = Dépenser

price-rail = { $points ->
    [one] { $points } point ferroviaire
   *[other] { $points } points ferroviaires
} sur { $left }
price-sea = { $points ->
    [one] { $points } point naval
   *[other] { $points } points navals
} sur { $left }
march-went = { $start } → { $cell } : { $units }.
rail-went = { $The-unit } va par rail : { $start } → { $cell }. Points ferroviaires restants : { $left }.
sea-went = { $The-unit } va par mer : { $start } → { $cell }. Points navals restants : { $left }.
abandon-done = Les unités { $of-unit } ont abandonné leur matériel ; les deux supports retournent en pioche.
evacuation-stays-hit = Évacuation, dé { $die } : { $the-unit } ne peut embarquer et prend une perte.
evacuation-stays = Évacuation, dé { $die } : { $the-unit } ne peut embarquer.
evacuation-sails-hit = Évacuation, dé { $die } : { $the-unit } embarque mais prend une perte.
evacuation-sails = Évacuation, dé { $die } : { $the-unit } embarque.
evacuation-why = { $The-unit } quitte le port en dernier, à côté de l’ennemi : on lance le dé d’évacuation.

lost-moves = { $count ->
    [one] une unité n’a pas bougé
   *[other] { $count } unités n’ont pas bougé
}.

why-not-on-board = { $the-unit } n’est pas sur la carte
why-not-yours = { $the-unit } n’est pas à vous
why-moved = { $the-unit } a déjà fait son mouvement
why-one-at-a-time = { $the-unit } doit d’abord terminer son mouvement
why-pick-first = choisissez d’abord une unité
why-back-first = revenez d’abord en arrière
why-all-moved = toutes les unités ont fait leur mouvement
why-immobile = { $the-unit } ne peut pas bouger : aucun PM, ou QG en mode Ponton
why-muddy-ford = dans la boue, { $the-unit } ne franchit pas un cours d’eau sans pont pour entrer au contact de l’ennemi
why-began-elsewhere = une pile qui se déplace part d’un même hexagone
why-goes-alone = une unité non ravitaillée qui rejoint son ravitaillement se déplace seule
why-enemy-there = une unité ennemie s’y trouve
why-hostile-country = les Hongrois n’entrent pas en Roumanie, ni les Roumains en Hongrie
why-go-there = cet hexagone termine le mouvement : allez-y
why-no-line = { $the-unit } ne pourrait pas y tracer de LdR
why-toward-supply = { $the-unit } manque de ravitaillement : chaque hexagone doit rapprocher d’une source ou d’un QG
why-too-far = trop loin ou infranchissable ; PM restants : { $movement }
why-mud-strategic = pas de mouvement stratégique dans la boue
why-dismissed-strategic = après un limogeage, pas de mouvement stratégique pendant cette phase
why-roads-jammed = les réfugiés encombrent les routes : pas de mouvement stratégique ce tour-ci
why-hq-strategic = les QG ne font pas de mouvement stratégique
why-beside-enemy = { $the-unit } ne doit à aucun moment se trouver à côté d’une unité ennemie
why-not-of-hq = { $the-unit } n’est pas dans le RdC { $of-hq }
why-no-command = tout le mouvement doit se faire dans le RdC de QG ravitaillés de sa nationalité
why-still-german = pas de mouvement stratégique soviétique dans une fortification ou ville allemande jamais capturée
why-no-support = un mouvement stratégique coûte un support, et aucun n’est disponible
why-few-supports = l’abandon du matériel coûte { $count } supports
why-paid-already = un support a déjà été dépensé
why-basic-game = cette règle n’existe que dans le jeu avancé
why-axis-only = seul l’Axe y a droit
why-no-rail-points = plus aucun point ferroviaire
why-few-rail-points = { $the-unit } coûte { $needs ->
    [one] { $needs } point ferroviaire
   *[other] { $needs } points ferroviaires
} ; il en reste { $left }
why-no-fuel = { $the-unit } manque de carburant : un hexagone au plus
why-no-railway = aucune voie ferrée n’y mène
why-no-rail-line = aucune voie ferrée libre d’ennemis ne mène de là à une source de ravitaillement
why-rails-wrecked = les Soviétiques ont capturé cette ville majeure : les trains n’y passent plus
why-no-port = ce n’est pas un port de la Baltique
why-same-port = ce port est celui du départ
why-few-sea-points = { $the-unit } coûte { $needs ->
    [one] { $needs } point naval
   *[other] { $needs } points navals
} ; il en reste { $left }
why-no-harbour = aucun autre port ne lui est ouvert
why-not-held = l’Axe ne contrôle pas ce port
why-port-wrecked = les Soviétiques ont déjà occupé ce port
why-port-shut-in = des unités soviétiques occupent tous les hexagones terrestres autour de ce port
why-only-marches = en exploitation, on ne fait que des marches
why-moves-first = tous les mouvements d’exploitation précèdent les combats
why-no-newcomer = { $the-unit } n’est pas arrivée pendant cette phase
