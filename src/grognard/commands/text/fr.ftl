# Ce que les commandes écrivent autour des mots d’un jeu, en français.

## Les jeux et leurs parties

game-line = { $game }, { $scenario } : { $rest }
computer = { $seat } ({ $level })
level-random = ordinateur, au hasard
level-scripted = ordinateur
winner = { $seat } : { $score } (vainqueur)
loser = { $seat } : { $score }
actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
nobody = personne
yes = oui
no = non
on = oui
off = non
none = –
number = { NUMBER($value) }
share = { $percent } %

## games

game-offered = { $title } ({ $name }), joueurs ordinateur : { $players }
scenarios = Scénarios
options = Règles optionnelles
column-scenario = scénario
column-title = titre
column-rule = règle
column-seats = joueurs
column-options = règles optionnelles
column-option = règle optionnelle
column-default = par défaut
column-meaning = effet
maps-alone = Cartes dont les règles sont encore à venir (data, map) : { $maps }

## simulate

simulated = { $game }, { $scenario } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, graine { $seed }
column-won-by = gagnées par
column-games = parties
column-share = part
agent-alone = joueur { $level }
in-all = En tout
column-measure = mesure
column-value = valeur
measure-finished = parties terminées
measure-mean_turns = tours (moyenne)
measure-decisions = décisions
measure-mean_options = choix par décision (moyenne)
measure-cpu_seconds = secondes de processeur
measure-decisions_per_cpu_second = décisions par seconde de processeur
mean-of = { $what } (moyenne)

## verify et replay

good = { $file } : conforme, { $actions }, { $result }
won-by = victoire : { $winners }
drawn = match nul
did = { $side } : { $action }
outcome = Vainqueur : { $winners }. { $scores }
position = Position vue par le joueur : { $seat }
column-what = élément
column-now = état
turn = Tour
turn-of = { $turn } sur { $last }
phase = Phase
points = Points
decides = { $side } : à décider
more-options = et { $count } de plus
cities = Villes et leurs points
column-held-by = contrôlées par
column-cities = villes
units = Unités
column-side = camp
column-where = lieu
column-units = unités
forecast = Résultats possibles { $column }
column-result = résultat
column-chance = probabilité
column-number = nombre
sums = D’où cela vient

## rules

rules-of = Règles de { $game }
column-kind = nature
column-gist = résumé
column-proven = prouvée par
column-id = identifiant
open-rule = rien : ouverte
mere-note = une note
rules-in-all = { $rules } règles : { $tested } prouvées en jeu, { $data } par les données, { $open } ouvertes
kind-component = matériel
kind-definition = définition
kind-example = exemple
kind-modifier = modificateur
kind-note = note
kind-optional = optionnelle
kind-procedure = procédure
kind-reinforcement = renfort
kind-restriction = restriction
kind-scenario = scénario
kind-sequence = séquence
kind-setup = mise en place
kind-table = table
kind-victory = victoire

## data

components-of = Matériel de { $game }
column-file = fichier
column-printed = imprimées
column-derived = déduites
column-reconstructed = reconstituées
column-all = total
all-files = tous les fichiers
provenances = imprimées : dans le livret ; déduites : imposées par lui ; reconstituées : les nôtres, avec leurs raisons à chaque ligne
fingerprint = empreinte { $value }

## Directions

direction-N = nord
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-W = ouest
direction-NW = nord-ouest
