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
show-overview = Montrer la carte d’ensemble
two-taps = Sur écran tactile, montrer d’abord le mouvement et le faire au second appui
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

## Dés

dice-title = Vérifier les dés
back-to-table = Retour à la table
dice-busy = On rejoue la partie…
dice-running = Cette partie n’est pas finie. Ses dés sont scellés sous la promesse ci-dessous ; ce navigateur l’a notée. À la fin de la partie, chaque dé pourra être vérifié ici.
dice-verdict-good = Les { $count } dés sont justes.
dice-verdict-bad = Quelque chose ne va pas.
holds = juste
fails = faux
dice-sealed = Les { $count } lignes du procès-verbal sont intactes : le sceau de chacune a été recalculé ici.
record-fault-no-record = Ce n’est pas un procès-verbal.
record-fault-changed = La ligne { $line } a été modifiée : son sceau ne tient pas.
record-fault-cut = Le procès-verbal est coupé après la ligne { $line }.
record-fault-no-key = La ligne { $line } ne contient pas de clé : la partie n’était pas finie quand ce fichier fut fait.
dice-key-holds = La clé est bien celle promise : son empreinte, calculée ici, est la promesse du procès-verbal.
dice-key-broken = La clé n’est pas celle promise : son empreinte n’est pas la promesse du procès-verbal.
dice-table-holds = C’est la promesse que montre la table.
dice-table-broken = Ce n’est pas la promesse que montre la table.
dice-noted-holds = C’est la promesse que ce navigateur a notée le { $on }.
dice-noted-broken = Ce n’est pas la promesse que ce navigateur a notée le { $on }.
dice-replayed = La partie a été rejouée selon ses règles de la première à la dernière action ; elle a lancé { $count } dés.
dice-agree = { $count } lancers sur { $of } sont ceux que donne la clé, calculés dans ce navigateur.
dice-choose-file = Vérifier un fichier…
dice-drop = Ou déposez ici un procès-verbal. Les sceaux, la promesse et chaque dé sont calculés dans votre navigateur.
dice-faces = Comment les dés sont tombés ({ $sides } faces)
dice-expected = { $total } lancers : en moyenne, chaque face sort { $expected } fois (trait pointillé).
dice-spread = Des dés honnêtes sont inégaux dans une seule partie. C’est la chance, non un défaut.
face = Face
times = Fois
dice-throws = Chaque lancer
throw-number = N°
throw-log = Au journal
throw-game = En jeu
throw-here = Calculé ici
dice-how = Comment marche la promesse
dice-how-key = Avant le premier coup, le serveur tire une clé secrète de 256 bits et montre à tous son empreinte (SHA-256) : la promesse. L’empreinte ne trahit rien de la clé, et nul ne saurait trouver une autre clé de même empreinte.
dice-how-throw = Le premier lancer est une empreinte à clé (BLAKE2b) du nombre 1, le deuxième du nombre 2, et ainsi de suite. Le reste de la division de ses 64 bits par le nombre de faces donne la face.
dice-how-end = La partie finie, la clé figure au procès-verbal. Chacun peut en calculer l’empreinte, la comparer à la promesse et recalculer chaque lancer.
dice-why = Pourquoi nul ne peut tricher
dice-why-server = Le serveur ne pouvait changer un dé en cours de partie : la clé fixait tous les lancers avant le premier coup, et une autre clé romprait la promesse.
dice-why-player = Un joueur ne pouvait prévoir un dé : sans la clé, le lancer suivant ne se calcule pas, et la clé ne quitte le serveur qu’à la fin. Reprendre un coup n’y aide pas : on ne revient pas sur un dé.
dice-why-limit = Ce que cela ne prouve pas : que l’hôte du serveur a gardé la clé pour lui. Jouez chez quelqu’un de confiance, comme à toute table.
dice-recipe = Vérifier sans cette page
dice-recipe-hint = Ce programme ne demande que Python, et rien de Grognard :
dice-recipe-download = Télécharger le programme

## Table

orders = Ordres
board = Carte
board-help = Les flèches mènent d’un choix à l’autre, avec Maj d’une pile à l’autre. Entrée choisit, Maj et Entrée l’autre choix au même endroit ; le point d’interrogation demande pourquoi pas. Les chiffres montrent les calques. Plus et moins changent l’échelle, Alt avec une flèche déplace la carte, 0 la montre entière.
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
nothing-there = Rien à faire là pour le moment. { $prompt }
zoom-in = Agrandir
zoom-out = Réduire
show-all = Carte entière
show-choices = Montrer mes choix
overview = Carte d’ensemble
overview-help = Carte d’ensemble. Les flèches déplacent la vue, Entrée montre toute la carte.
overlays = Calques
overlay-point = désignez une unité
overlay-off = Retirer : { $title }
preview-cost = { $cost } points de mouvement sur { $of }
preview-other = Maj et clic : { $verb }
stack = Unités en { $cell }
forecast = Prévision
last-roll = Dés
odds = { $attack } contre { $defence }
attackers = Attaquants
defenders = Défenseurs
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
replay-scrubber = Moment de la partie
previous-turn = Tour précédent
next-turn = Tour suivant
play = Lecture
pause = Pause
speed = Vitesse
seen-by = Vu par
eyes-everything = tous les camps à la fois
link-to-moment = Lien vers ce moment
go-to-moment = Montrer ce moment
moment-not-yet = Ce lien mène à un moment qui n’existe pas : la partie n’en est pas là.
moment-other-eyes = Tant que la partie dure, vous ne voyez ce moment qu’avec vos propres yeux.
practise = S’entraîner d’ici
practise-hint = Une table à vous qui continue depuis ce moment, avec d’autres dés. Tant que la partie dure, ce qui vous est caché est tiré au sort.
practice = entraînement
practice-of = Entraînement : voir la partie d’origine
earlier-lines = Lignes précédentes
turns-and-bookmarks = Tours et signets
turns = Tours
bookmarks = Signets
bookmark = Marquer
bookmark-name = Nom du signet
bookmark-default = Étape { $step }
delete-bookmark = Supprimer le signet « { $name } »
record = Procès-verbal et dés
record-whole = La partie est finie : son procès-verbal contient toutes les actions et la clé des dés.
record-sealed = Les dés sont scellés. Voici la promesse faite avant le premier coup ; la clé suivra à la fin de la partie.
record-of-practice = Une table d’entraînement commence au milieu d’une partie : elle n’a pas de procès-verbal propre.
record-ends = Le procès-verbal s’arrête ici.
promise = Promesse sur les dés
download-record = Télécharger le procès-verbal
download-promise = Télécharger la promesse
verify-dice = Vérifier les dés
how-dice = Comment marchent les dés
open-record = Ouvrir un procès-verbal
open-record-hint = Un procès-verbal téléchargé devient une table à revoir et d’où s’entraîner. On le rejoue pour le vérifier.
choose-file = Choisir un fichier…
record-too-large = Ce fichier est trop grand pour un procès-verbal.
seats-at-table = À la table
to-play = à jouer
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
notes-hint = pour vous seul, enregistrées au fil de l’écriture
notes-kept = Enregistré.
notes-changed = Enregistrement…
notes-failed = Pas enregistré : le serveur ne répond pas. Nouvel essai à la prochaine lettre.

## Clavier

keys = Clavier
keys-everywhere = Partout
keys-board = Sur la carte
keys-overview = Sur la carte d’ensemble
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

## Guide

guide = Guide
guide-learn = Apprendre en dix minutes
guide-step = Étape { $step } sur { $of }
guide-next = Suite
guide-back = Précédent
guide-show = Montrer
guide-quit = Quitter
guide-for-real = Jouer contre l’ordinateur
guide-again = Refaire le guide
guide-hint = Ce sera pour plus tard. Ce que demande cette étape est éclairé sur la carte ou dans les ordres.
guide-hint-next = Lisez d’abord la suite : appuyez sur « Suite ».

## Accords

back-here = Revenir à l’étape { $at }
paused = La partie est en pause.
go-on = Reprendre la partie
pause-game = Mettre en pause
ask-pause = Demander une pause
ask-back = Demander à reprendre mon coup
take-back = Reprendre mon coup
accept = Accepter
refuse = Refuser
withdraw = Retirer
proposal-back = { $seat } voudrait revenir à l’étape { $to }.
proposal-pause = { $seat } voudrait faire une pause.
proposal-resume = { $seat } voudrait reprendre la partie.
proposal-lost = { $count ->
    [one] Une ligne serait annulée :
   *[other] { $count } lignes seraient annulées :
}
proposal-waits = On attend la réponse de : { $seats }
proposal-refused = Refusé par : { $seat }
dice-go-on = Les dés déjà lancés ne le sont pas une seconde fois : personne ne connaît les suivants.
leave = Quitter la table
leave-sure = Quitter ? Votre place sera libre.
sending = Connexion perdue. Votre coup est gardé et sera envoyé…
clocks = Pendules
time-days = { $large } j { $small } h
time-hours = { $large } h { $small } min
time-minutes = { $large }:{ $small }
time-over = { $seat } : temps écoulé
claim-win = Réclamer la victoire
claim-computer = Laisser jouer l’ordinateur
budget = Temps de réflexion
no-budget = Sans limite
budget-turn = { $count ->
    [one] Un jour par tour
   *[other] { $count } jours par tour
}
budget-reserve = { $count } jours pour toute la partie
budget-minutes = { $count } minutes pour toute la partie
