# Les mots de la page en français. Ce qui relève d’un jeu vient du serveur.

## Partout

settings = Réglages
close = Fermer
no-answer = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
connection-lost = Connexion perdue. Nouvel essai…
loading = Chargement…
load-failed = Impossible d’afficher cette table : { $reason }
to-lobby = Retour à l’accueil
rule = Règle { $rule }
no-wording = Pas de résumé pour ce numéro.

## Réglages

language = Langue
language-browser = Celle du navigateur
language-en = English
language-fr = Français
counter-size = Taille des pions
size-small = Petits
size-normal = Normaux
size-large = Grands
motion = Montrer les mouvements
safe-colours = Couleurs que chacun peut distinguer
your-name = Votre nom à la table

## Accueil

tagline = Des wargames sur carte de 1941–45, joués avec toutes leurs règles.
play-now = Jouer
play-now-hint = { $scenario }, vous contre l’ordinateur. Choisissez votre camp :
play-as = Jouer { $seat }
game-picture = Carte de { $game }
create-table = Ouvrir une table
scenario = Scénario
seats = Qui joue
seat-me = Moi
seat-open = Ouvert à tous
seat-invite = Sur invitation
seat-computer = Ordinateur ({ $level })
level-random = au hasard
level-scripted = régulier
optional-rules = Règles optionnelles
mode = Rythme
mode-live = En direct
mode-turns = Par tours, sur plusieurs jours
hot-seat = Même écran : je joue tous les camps ici
spectators = On peut regarder
table-title = Nom de la table
create = Créer
my-tables = Mes tables
open-tables = Tables ouvertes
finished-tables = Terminées
no-tables = Aucune pour l’instant.
table-turn = tour { $turn }
your-turn = à vous
join = Rejoindre : { $seat }
open-table = Ouvrir
watch = Regarder

## Table

orders = Ordres
board = Carte
board-help = Les flèches mènent d’un choix à l’autre, avec Maj d’une pile à l’autre. Entrée choisit. Plus et moins changent l’échelle, Alt avec une flèche déplace la carte, 0 la montre entière.
waiting-for = On attend : { $sides }
thinking = { $side } : réflexion en cours…
watching = Vous regardez.
game-over = La partie est finie.
winners = Victoire : { $seats }
resigned = Abandon : { $seat }.
rematch = Rejouer en changeant de camp
draw = Match nul
undo = Annuler
reset = Recommencer
resign = Abandonner
resign-sure = Abandonner cette partie ?
yes = Oui
no = Non
all-choices = Tous les choix ({ $count })
click-means = Un clic signifie
any-verb = selon le cas
cell-label = { $cell }, { $terrain }
empty = vide
why-not = Pourquoi pas ?
zoom-in = Agrandir
zoom-out = Réduire
show-all = Carte entière
show-choices = Montrer mes choix
stack = Unités en { $cell }
forecast = Prévision
odds = { $attack } contre { $defence }
chance = { $percent } %
news = Derniers événements
situation = Situation
log = Journal
tables = Tableaux
beside-map = Hors carte
turn-of = Tour { $turn } sur { $last }
turn = Tour { $turn }
nobody-there = personne
replay = Relecture
replay-step = Étape { $at } sur { $of }
replay-now = Revenir au présent
replay-banner = Vous regardez un moment antérieur.
first = Début
back = Étape précédente
forward = Étape suivante
seats-at-table = À la table
seat-is = { $seat } : { $who }
you = vous
free-seat = libre
computer = ordinateur
show-panel = Montrer les détails
hide-panel = Cacher les détails
waiting-for-players = Tout le monde n’est pas encore là.
invitation = Invitation : { $seat }
link = Lien vers cette table
copy = Copier
copied = Copié
