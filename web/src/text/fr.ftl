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
text-size = Taille du texte
text-normal = Normale
text-large = Grande
text-largest = Très grande
sound = Sons : mon tour, dés, mouvements
motion = Montrer les mouvements
safe-colours = Couleurs que chacun peut distinguer
your-name = Votre nom à la table

## Accueil

tagline = Des wargames sur carte de 1941–45, joués avec toutes leurs règles.
game = Jeu
players = Joueurs
range = { $least } à { $most }
length = Durée
difficulty = Difficulté
difficulty-1 = très facile
difficulty-2 = facile
difficulty-3 = moyenne
difficulty-4 = difficile
difficulty-5 = très difficile
play-now = Jouer tout de suite
choose-scenario = Choisissez un scénario ; vous jouez contre l’ordinateur.
for-players = { $count } joueurs
opponent = L’ordinateur joue
play-as = Jouer { $seat }
components-line = Carte et pions sont nos reconstitutions.
components-more = Qu’est-ce à dire ?
components-title = D’où vient le matériel
components-why = Nous ne copions ni la carte ni les pions d’un éditeur. Ce que la règle imprime est repris tel quel ; le reste est reconstitué d’après la géographie, les ordres de bataille et les exemples de jeu. Chaque ligne des données dit sur quoi elle se fonde.
components-printed = { $count } lignes sont imprimées dans la règle.
components-derived = { $count } lignes découlent de ses règles et exemples.
components-reconstructed = { $count } lignes sont notre reconstitution.
components-pack = Vous possédez la boîte ? Un dossier de ses valeurs, un « pack », peut se poser sur les nôtres ; docs/data.md dit comment.
game-picture = Carte de { $game }
create-table = Ouvrir une table
scenario = Scénario
seats = Qui joue
seat-me = Moi
seat-open = Ouvert à tous
seat-invite = Sur invitation
seat-computer = Ordinateur ({ $level })
level-random = au hasard, pour s’exercer
level-scripted = sérieusement
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
no-tables-mine = Aucune pour l’instant. Jouez tout de suite ci-dessus, ou ouvrez une table pour vos amis.
no-tables-open = Personne ne cherche d’adversaire en ce moment. Ouvrez une table avec une place pour tous.
no-tables-finished = Les parties finies seront ici, à revoir depuis chaque camp.
table-turn = tour { $turn }, à jouer : { $seats }
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

## Un écran pour plusieurs, discussion et notes

hand-over = Passez l’écran : { $seat }
hand-over-hint = La table est couverte. Elle ne se montre qu’à la personne qui prend place.
show-to = Je joue { $seat } : montrer la table
look-again = Pas encore : { $seat } regarde de nouveau
turn-passes = À jouer : { $seat }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-words = Dire quelque chose à la table
chat-for-players = La discussion est réservée aux personnes assises à cette table.
say = Dire
unread = nouveaux messages : { $count }
notes = Notes
notes-hint = pour vous seul, gardées d’elles-mêmes
notes-kept = Gardé.
notes-changed = Écriture…
notes-failed = Pas gardé : le serveur ne répond pas. Nouvel essai à la prochaine lettre.

## Clavier

keys = Clavier
keys-everywhere = Partout
keys-board = Sur la carte
keys-tabs = Sur les onglets
key-help = montrer cette liste
key-next = élément suivant ou précédent
key-close = fermer ce qui est ouvert
key-choice = choix suivant dans cette direction
key-stack = pile suivante dans cette direction
key-choose = choisir
key-zoom = changer l’échelle
key-whole = montrer la carte entière
key-move = déplacer la carte
key-tab = onglet suivant
cap-shift = Maj
cap-enter = Entrée
cap-space = Espace
cap-esc = Échap
cap-tab = Tab
cap-alt = Alt

## Compte

account = Compte
account-and-notices = Compte et avis
sign-in = Se connecter
sign-in-hint = Les tables que vous jouez ici en invité suivront dans votre compte.
sign-out = Se déconnecter
create-account = Créer un compte
create-account-hint = Avec un nom et un mot de passe, vous retrouvez vos tables sur tous vos appareils ; celles que vous avez restent à vous.
account-name = Nom
password = Mot de passe
password-hint = Au moins 8 caractères.
change-name = Changer de nom
name-changed = Votre nom est changé.
change-password = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe est changé. Vous êtes déconnecté partout ailleurs.
devices = Où vous êtes connecté
device-unknown = Un appareil
device-this = cet appareil
device-used = Dernière activité : { $when }
device-end = Déconnecter
device-end-named = Déconnecter : { $device }
devices-end = Déconnecter tous les autres
delete-account = Supprimer le compte
delete-account-hint = Vous rendez vos sièges aux tables en cours, et votre nom disparaît. Ce qui fut joué reste au journal des tables.
delete-account-sure = Supprimer pour de bon

## Avis

notices = Avis
notices-hint = Pour savoir quand c’est à vous de jouer.
notify-browser = Ce navigateur me prévient quand sa page est cachée
notify-refused = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent l’autoriser.
notify-text = C’est à vous de jouer.
email = Adresse électronique
email-hint = Vous recevrez un courriel avec un lien pour la confirmer ; rien d’autre n’est envoyé avant.
email-set = Me prévenir par courriel
email-drop = Oublier cette adresse
email-unverified = Pas encore confirmée : ouvrez le lien du courriel envoyé à cette adresse.
notify-email = Par courriel à { $email }
webhook = Webhook
webhook-hint = Une adresse appelée par un message signé, pour un robot ou un salon de discussion.
webhook-set = Prévenir mon webhook
webhook-drop = Oublier ce webhook
webhook-secret = La clé de ses signatures, montrée cette seule fois :
notify-webhook = Webhook { $url }
notify-when = Courriel et webhook
notify-when-turns = pour les tables par tours
notify-when-all = pour toutes les tables, quand aucune n’est ouverte
mail-verify = Oui, c’est mon adresse
mail-verified = L’adresse { $email } est confirmée.
mail-unsubscribe = Ne plus m’envoyer de courriels
mail-unsubscribed = Plus aucun courriel n’ira à { $email }.
