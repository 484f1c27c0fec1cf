# Les mots de la page en français. Ce qui relève d’un jeu vient du serveur.

## Partout

settings = Réglages
close = Fermer
no-answer = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
# Ce que le serveur a refusé sans rien dire, comme le fait un mandataire placé devant lui.
refused = Le serveur a refusé ({ $status }).
refused-401 = Le serveur ne vous reconnaît plus. Rechargez la page.
refused-403 = Ce n’est pas permis ici.
refused-404 = Introuvable : cela n’existe plus.
refused-409 = La table a avancé entre-temps. Regardez de nouveau, puis choisissez.
refused-413 = C’est trop à envoyer en une fois.
refused-429 = Trop de demandes à la fois : attendez un instant, puis réessayez.
connection-lost = Connexion perdue. Reconnexion…
loading = Chargement…
drawing-map = Dessin de la carte…
load-failed = Impossible d’afficher cette table : { $reason }
to-lobby = Retour à l’accueil
rule = Règle { $rule }
labelled = { $label } : { $text }
no-wording = Pas de résumé pour cette règle.

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
sound = Sons : mon tour, dés, déplacements
motion = Animer les déplacements
safe-colours = Palette pour daltoniens
show-overview = Afficher la carte d’ensemble
two-taps = Sur écran tactile : un premier appui montre le déplacement, un second l’exécute
direct = Faire tout de suite ce qui ne laisse aucun choix, et amener la seule unité qui peut venir sur l’hexagone vide sur lequel je clique
warn = Dire à quoi je renonce avant de terminer une phase ou de passer
your-name = Votre nom à la table

## Accueil

tagline = Des wargames sur carte (1941-1945), joués avec toutes leurs règles.
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
opponent = Niveau de l’ordinateur
play-as = Jouer { $the-seat }
components-line = La carte et les pions sont reconstitués par nos soins.
components-more = En savoir plus
components-title = D’où vient le matériel
components-why = Nous ne copions ni la carte ni les pions de l’éditeur. Ce qui est imprimé dans le livret de règles est repris tel quel ; le reste est reconstitué d’après la géographie, les ordres de bataille et les exemples de jeu. Chaque ligne des données indique sur quoi elle se fonde.
components-printed = { $count ->
    [0] Aucune ligne ne vient du livret de règles.
    [one] { $count } ligne vient du livret de règles.
   *[other] { $count } lignes viennent du livret de règles.
}
components-derived = { $count ->
    [0] Aucune ligne n’en est déduite.
    [one] { $count } ligne découle de ses règles et de ses exemples.
   *[other] { $count } lignes découlent de ses règles et de ses exemples.
}
components-reconstructed = { $count ->
    [0] Aucune ligne n’est reconstituée.
    [one] { $count } ligne est reconstituée.
   *[other] { $count } lignes sont reconstituées.
}
components-pack = Vous possédez la boîte ? Un dossier contenant ses valeurs (un « pack ») peut remplacer les nôtres : voir docs/data.md.
game-picture = Carte de { $game }
create-table = Créer une table
scenario = Scénario
seats = Qui joue ?
seat-me = Moi
seat-open = Place ouverte à tous
seat-invite = Place sur invitation
seat-computer = Ordinateur ({ $level })
level-random = débutant, joue au hasard
level-scripted = normal
optional-rules = Règles optionnelles
mode = Rythme
mode-live = En direct
mode-turns = En différé, sur plusieurs jours
hot-seat = Même écran : tous les camps se jouent sur cet appareil
spectators = Spectateurs admis
table-title = Nom de la table
create = Créer
my-tables = Mes tables
open-tables = Tables ouvertes
finished-tables = Terminées
no-tables-mine = Aucune pour l’instant. Lancez une partie ci-dessus ou créez une table pour vos amis.
no-tables-open = Personne ne cherche d’adversaire en ce moment. Créez une table avec une place ouverte à tous.
no-tables-finished = Les parties terminées apparaîtront ici ; vous pourrez les revoir du point de vue de chaque camp.
table-turn = tour { $turn }, en attente { $of-seats }
table-expires = Personne n’y a joué depuis longtemps : elle sera supprimée le { $date }. Ouvrez-la pour la garder.
your-turn = à vous
join = Jouer { $the-seat }
open-table = Ouvrir
watch = Regarder

## Cartes sans règles

maps = Cartes
maps-not-yet = Les cartes des jeux à venir. Leurs règles ne sont pas encore prêtes : on ne peut pas y jouer, mais on peut déjà explorer les cartes.
map-of = Carte : { $game }
map-help = Les flèches passent d’un hexagone à l’autre et indiquent ce qui s’y trouve. + et − zooment, Alt + flèche déplace la carte, 0 l’affiche en entier.
map-not-yet = Les règles de ce jeu ne sont pas encore prêtes : on ne peut pas y jouer. La carte, elle, est prête : survolez ou touchez un hexagone pour savoir ce qui s’y trouve.
map-size = { $columns } × { $rows } hexagones de { $size }
map-rows = Données : { $printed ->
    [0] aucune valeur ne vient du livret
    [one] { $printed } valeur vient du livret
   *[other] { $printed } valeurs viennent du livret
}, { $derived ->
    [0] aucune n’en découle
    [one] { $derived } en découle
   *[other] { $derived } en découlent
}, { $reconstructed ->
    [0] aucune n’est reconstituée
    [one] { $reconstructed } est reconstituée
   *[other] { $reconstructed } sont reconstituées
} d’après la géographie.
map-cell = Contenu de cet hexagone
map-find = Trouver un lieu ou un numéro d’hexagone
map-go = Y aller
map-missed = « { $words } » est introuvable sur cette carte.

## Dés

dice-title = Vérifier les dés
back-to-table = Retour à la table
dice-busy = Vérification : la partie est rejouée…
dice-running = Cette partie n’est pas terminée. Ses dés sont garantis par la promesse ci-dessous, que ce navigateur a mémorisée. À la fin de la partie, chaque dé pourra être vérifié ici.
dice-verdict-good = Les { $count } dés sont conformes.
dice-verdict-bad = Quelque chose ne va pas.
holds = conforme
fails = non conforme
dice-sealed = Les { $count } lignes de l’enregistrement sont intactes : le sceau de chacune a été recalculé ici.
record-fault-no-record = Ce n’est pas un enregistrement.
record-fault-changed = La ligne { $line } a été modifiée : son sceau ne correspond plus.
record-fault-cut = L’enregistrement est tronqué après la ligne { $line }.
record-fault-no-key = La ligne { $line } ne contient pas de clé : la partie n’était pas terminée quand ce fichier a été créé.
dice-key-holds = La clé est bien celle promise : son empreinte, calculée ici, est la promesse de l’enregistrement.
dice-key-broken = La clé n’est pas celle promise : son empreinte n’est pas la promesse de l’enregistrement.
dice-table-holds = C’est bien la promesse affichée à la table.
dice-table-broken = Ce n’est pas la promesse affichée à la table.
dice-noted-holds = C’est bien la promesse que ce navigateur a mémorisée le { $on }.
dice-noted-broken = Ce n’est pas la promesse que ce navigateur a mémorisée le { $on }.
dice-replayed = La partie a été rejouée selon ses règles, de la première à la dernière action ; { $count } dés y ont été lancés.
dice-agree = { $count } jets sur { $of } sont bien ceux que donne la clé, recalculés dans ce navigateur.
dice-choose-file = Vérifier un fichier…
dice-drop = Ou déposez ici un enregistrement. Les sceaux, la promesse et chaque dé sont calculés dans votre navigateur.
dice-faces = Répartition des jets ({ $sides } faces)
dice-expected = { $total } jets : en moyenne, chaque face devrait sortir { $expected } fois (trait pointillé).
dice-spread = Sur une seule partie, même des dés honnêtes donnent des résultats inégaux : c’est le hasard, pas un défaut.
face = Face
times = Nombre
dice-throws = Tous les jets
throw-number = N°
throw-log = Journal
throw-game = Dans la partie
throw-here = Calculé ici
dice-how = Comment fonctionne la promesse
dice-how-key = Avant le premier coup, le serveur tire une clé secrète de 256 bits et montre à tous son empreinte (SHA-256) : la promesse. L’empreinte ne révèle rien de la clé, et il est impossible de trouver une autre clé ayant la même empreinte.
dice-how-throw = Le premier jet est une empreinte à clé (BLAKE2b) du nombre 1, le deuxième du nombre 2, et ainsi de suite. Le reste de la division de ses 64 premiers bits par le nombre de faces donne la face.
dice-how-end = Une fois la partie terminée, la clé figure dans l’enregistrement. Chacun peut en calculer l’empreinte, la comparer à la promesse et recalculer chaque jet.
dice-why = Pourquoi personne ne peut tricher
dice-why-server = Le serveur ne pouvait pas changer un dé en cours de partie : la clé fixait tous les jets avant le premier coup, et une autre clé aurait rompu la promesse.
dice-why-player = Un joueur ne pouvait pas prévoir un dé : sans la clé, le jet suivant ne se calcule pas, et la clé ne quitte le serveur qu’à la fin. Annuler un coup n’y change rien : on ne revient pas sur un dé lancé.
dice-why-limit = Ce que cela ne prouve pas : que la personne qui héberge le serveur a gardé la clé secrète. Jouez chez quelqu’un de confiance, comme à toute table.
dice-recipe = Vérifier sans cette page
dice-recipe-hint = Ce programme n’a besoin que de Python, pas de Grognard :
dice-recipe-download = Télécharger le programme

## Table

orders = Ordres
board = Carte
board-help = Les flèches passent d’un choix à l’autre (avec Maj, d’une pile à l’autre). Entrée valide ; Maj + Entrée prend l’autre choix au même endroit ; ? explique pourquoi un choix est impossible. Les chiffres affichent les calques. + et − zooment, Alt + flèche déplace la carte, 0 l’affiche en entier.
waiting-for = En attente { $of-sides }
waiting-for-nobody = En attente
answered = { $number-sides ->
    [one] { $The-sides } a répondu.
   *[many] { $The-sides } ont répondu.
}
asked-together = Interrogés en même temps : { $the-sides }.
pass-until = Passer { $until }
until-turn = jusqu’à la fin du tour
until-phase = jusqu’à la fin de la phase
until-game = jusqu’à la fin de la partie
standing-orders = Ordres permanents
order-stands = { $window } : passer { $until }
give-order = Donner un ordre permanent
withdraw-it = Retirer
withdraw-order = Retirer : { $order }
thinking = { $The-side } { $number-side ->
    [one] réfléchit
   *[many] réfléchissent
}…
watching = Vous êtes spectateur.
game-over = La partie est terminée.
winners = Victoire { $of-seats }
resigned = { $The-seat } { $number-seat ->
    [one] abandonne
   *[many] abandonnent
}.
out-of-time = Temps écoulé pour { $the-seat }.
rematch = Revanche (camps inversés)
draw = Match nul
score = Score
replay-start = Revoir depuis le début
gives-up = Ce à quoi vous renoncez
go-back = Revenir
all-the-same = { $verb } quand même
pick-all = Les { $count } : { $verb }
gather-all = { $verb } : { $count ->
    [2] { $units }
   *[other] les { $count } unités possibles
}
some-stay = { $count ->
    [one] Une de ces unités reste
   *[other] { $count } de ces unités restent
}
stay-for-now = Un dé, une révélation ou une autre décision vient d’abord.
not-together = Ces unités ne peuvent pas être prises ensemble ici.
who-comes = Qui vient ici ?
undo = Annuler
reset = Tout annuler
resign = Abandonner
resign-sure = Abandonner cette partie ?
yes = Oui
no = Non
all-choices = Tous les choix ({ $count })
click-means = Effet d’un clic
any-verb = Automatique
cell-label = { $cell }, { $terrain }
empty = vide
why-not = Pourquoi pas ?
nothing-there = Rien à faire ici pour le moment. { $prompt }
map-tools = Carte
zoom-in = Agrandir
zoom-out = Réduire
show-all = Carte entière
show-choices = Afficher mes choix
hide-counters = Masquer les pions (H)
overview = Carte d’ensemble
overview-help = Carte d’ensemble. Les flèches déplacent la vue, Entrée montre toute la carte.
overlays = Calques
overlay-point = survolez ou touchez une unité
overlay-off = Masquer : { $title }
preview-cost = { $paid } sur { $of } points de mouvement
preview-of = { $unit } : { $price }
step-next = puis : { $step }
place-where = { $choice } : cliquez sur l’un des emplacements marqués.
group-where = Ensemble, { $count } unités : quel hexagone ?
preview-other = Maj + clic : { $verb }
stack = Unités : { $cell }
forecast = Résultats possibles
forecast-table = Table, colonne
last-roll = Dés
odds = { $attack } contre { $defence }
chance = { $percent } %
chance-of = { $result } :
news = Derniers événements
track-at = { $name } : { $box }
situation = Situation
log = Journal
tables = Aides de jeu
legend = Légende
legend-counter = Comment lire un pion
legend-map = Sur la carte
legend-colours = Couleurs des pions
legend-markers = Marqueurs et signes
legend-beneath = le même signe, sur une unité plus bas dans la pile
legend-facing = sens dans lequel une unité est tournée
legend-marks = l’unité porte un signe : { $marks }
legend-signs = Signes à l’écran
legend-overlay = Calque : { $title }
sign-legal = un choix est possible ici
sign-strike = un choix ici entraîne un jet de dé
sign-subject = ce que concerne l’ordre en cours
sign-chosen = l’unité choisie
sign-trail = le dernier mouvement
sign-way = le trajet que suivrait l’unité
sign-focus = le curseur du clavier
beside-map = Hors carte
turn-of = Tour { $turn } sur { $last }
turn = Tour { $turn }
replay = Relecture
replay-step = Étape { $at } sur { $of }
replay-now = Revenir au présent
replay-banner = Vous revoyez un moment passé de la partie.
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
viewpoint-everything = tous les camps à la fois
link-to-moment = Lien vers ce moment
go-to-moment = Afficher ce moment
moment-not-yet = Ce lien mène à un moment qui n’existe pas encore : la partie n’en est pas là.
moment-other-viewpoint = Tant que la partie est en cours, vous ne voyez ce moment que du point de vue de votre camp.
practise = S’entraîner à partir d’ici
practise-hint = Crée une table pour vous seul, qui reprend à ce moment avec d’autres dés. Tant que la partie est en cours, ce qui vous est caché est tiré au sort.
practice = entraînement
practice-of = Partie d’origine
earlier-lines = Lignes précédentes
turns-and-bookmarks = Tours et signets
turns = Tours
bookmarks = Signets
bookmark = Ajouter un signet
bookmark-name = Nom du signet
bookmark-default = Étape { $step }
delete-bookmark = Supprimer le signet « { $name } »
record = Enregistrement et dés
record-whole = La partie est terminée : son enregistrement contient toutes les actions et la clé des dés.
record-sealed = Les dés sont scellés. Voici la promesse faite avant le premier coup ; la clé sera publiée à la fin de la partie.
record-of-practice = Une table d’entraînement commence au milieu d’une partie : elle n’a pas son propre enregistrement.
record-ends = L’enregistrement s’arrête ici.
promise = Promesse sur les dés
download-record = Télécharger l’enregistrement
download-promise = Télécharger la promesse
verify-dice = Vérifier les dés
how-dice = Comment fonctionnent les dés
open-record = Ouvrir une partie enregistrée
open-record-hint = Un enregistrement téléchargé s’ouvre comme une table : on peut revoir la partie et s’y entraîner. Il est d’abord rejoué pour vérification.
choose-file = Choisir un fichier…
record-too-large = Ce fichier est trop volumineux pour un enregistrement.
seats-at-table = Joueurs à la table
player-here = en ligne
player-away = hors ligne
to-play = doit jouer
seat-is = { $seat } : { $who }
you = vous
free-seat = libre
computer = ordinateur
show-panel = Afficher les détails
hide-panel = Masquer les détails
waiting-for-players = Tout le monde n’est pas encore là.
invitation = Invitation à jouer { $the-seat }
# La page que voit d’abord un ami invité.
invited = Une invitation à { $game }
invited-by = { $host } vous invite à jouer
table = Table
seat-for-you = libre : à vous de jouer ce camp
no-account-needed = Aucun compte n’est nécessaire.
link = Lien vers cette table
copy = Copier
copied = Copié

## Un écran pour plusieurs, discussion et notes

hand-over = Passez l’écran { $to-seat }
hand-over-hint = La table est masquée. Elle ne s’affichera que pour le joueur suivant.
show-to = Je joue { $the-seat } : afficher la table
look-again = Pas encore : rendre l’écran { $to-seat }
turn-passes = Au tour { $of-seat }
chat = Discussion
chat-empty = Personne n’a encore rien écrit.
chat-words = Écrire à la table
chat-for-players = La discussion est réservée aux joueurs de cette table.
say = Envoyer
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
notes = Notes
notes-hint = pour vous seul, enregistrées au fur et à mesure
notes-kept = Enregistré.
notes-changed = Enregistrement…
notes-failed = Pas enregistré : le serveur ne répond pas. Nouvel essai à la prochaine frappe.

## Clavier

keys = Clavier
keys-everywhere = Partout
keys-board = Sur la carte
keys-overview = Sur la carte d’ensemble
keys-orders = Ordres
keys-map = Sur une carte seule
keys-replay = Dans la relecture
keys-tabs = Sur les onglets
key-help = afficher cette liste
key-next = élément suivant ou précédent
key-close = fermer ce qui est ouvert
key-choice = choix suivant dans cette direction
key-stack = pile suivante dans cette direction
key-hex = hexagone adjacent dans cette direction, et ce qui s’y trouve
key-choose = choisir
key-other = prendre l’autre choix au même endroit
key-all = prendre toute la pile
key-box = prendre toutes les unités d’un cadre
key-main = le bouton principal des ordres
key-undo = annuler
key-why = pourquoi est-ce impossible ?
key-overlay = afficher ou masquer un calque
key-counters = masquer ou afficher les pions
key-zoom = changer l’échelle
key-whole = afficher la carte entière
key-move = déplacer la carte
key-step = une étape en arrière ou en avant
key-turn = un tour en arrière ou en avant
key-ends = le début ou le présent
key-tab = onglet suivant
cap-shift = Maj
cap-enter = Entrée
cap-space = Espace
cap-esc = Échap
cap-tab = Tab
cap-pageup = Page préc.
cap-pagedown = Page suiv.
cap-home = Début
cap-end = Fin
cap-alt = Alt
cap-ctrl = Ctrl
cap-click = clic
cap-drag = glisser

## Compte

account = Compte
account-and-notices = Compte et notifications
sign-in = Se connecter
sign-in-hint = Les tables où vous jouez ici en invité seront rattachées à votre compte.
sign-out = Se déconnecter
create-account = Créer un compte
create-account-hint = Avec un nom et un mot de passe, vous retrouvez vos tables sur tous vos appareils ; celles que vous avez restent à vous.
account-name = Nom
password = Mot de passe
password-hint = Au moins 8 caractères.
change-name = Changer de nom
name-changed = Votre nom a été changé.
change-password = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe a été changé. Vous êtes déconnecté partout ailleurs.
password-forgotten = Mot de passe oublié ?
forgotten-hint = Si vous avez confirmé une adresse électronique pour votre compte, vous y recevrez un lien pour choisir un nouveau mot de passe.
forgotten-send = M’envoyer le lien
forgotten-sent = Si { $email } est l’adresse confirmée d’un compte, un courriel est en route. Son lien vaut une heure.
reset-hint = Vous serez déconnecté de tous vos autres appareils.
reset-set = Valider et se connecter
to-sign-in = Retour à la connexion
devices = Où vous êtes connecté
device-unknown = Un appareil
device-this = cet appareil
device-used = Dernière activité : { $when }
device-end = Déconnecter
device-end-named = Déconnecter : { $device }
devices-end = Déconnecter tous les autres appareils
delete-account = Supprimer le compte
delete-account-hint = Vos places aux tables en cours sont libérées et votre nom disparaît. Ce qui a été joué reste dans le journal des tables.
delete-account-sure = Supprimer définitivement

## Avis

notices = Notifications
notices-hint = Pour savoir quand c’est à vous de jouer.
notify-browser = Me prévenir par ce navigateur quand la page est masquée
notify-refused = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent l’autoriser.
notify-text = C’est à vous de jouer.
email = Adresse électronique
email-hint = Vous recevrez un courriel avec un lien de confirmation ; aucun autre message ne sera envoyé d’ici là.
email-set = Me prévenir par courriel
email-drop = Supprimer cette adresse
email-unverified = Pas encore confirmée : ouvrez le lien du courriel envoyé à cette adresse.
notify-email = Par courriel à { $email }
webhook = Webhook
webhook-hint = Une adresse qui reçoit un message signé, pour un robot ou un salon de discussion.
webhook-set = Activer ce webhook
webhook-drop = Supprimer ce webhook
webhook-secret = Clé de signature, affichée cette seule fois :
notify-webhook = Webhook { $url }
notify-when = Courriel et webhook
notify-when-turns = pour les tables en différé
notify-when-all = pour toutes les tables, quand je n’en ai aucune d’ouverte
mail-verify = Oui, c’est mon adresse
mail-verified = L’adresse { $email } est confirmée.
mail-unsubscribe = Ne plus m’envoyer de courriels
mail-unsubscribed = Plus aucun courriel ne sera envoyé à { $email }.

## Guide

guide = Guide
guide-learn = Apprendre en dix minutes
guide-step = Étape { $step } sur { $of }
guide-next = Suivant
guide-back = Précédent
guide-show = Me montrer
guide-quit = Quitter
guide-for-real = Jouer contre l’ordinateur
guide-again = Refaire le guide
guide-hint = Pas maintenant. Ce que demande cette étape est en surbrillance sur la carte ou dans les ordres.
guide-hint-next = Lisez d’abord ce qui suit : appuyez sur « Suivant ».

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
withdraw = Retirer ma demande
proposal-back = { $The-seat } { $number-seat ->
    [one] demande
   *[many] demandent
} à revenir à l’étape { $to }.
proposal-pause = { $The-seat } { $number-seat ->
    [one] demande
   *[many] demandent
} une pause.
proposal-resume = { $The-seat } { $number-seat ->
    [one] demande
   *[many] demandent
} à reprendre la partie.
proposal-lost = { $count ->
    [one] Une ligne serait annulée :
   *[other] { $count } lignes seraient annulées :
}
proposal-waits = En attente de la réponse { $of-seats }
proposal-refused = Refusé par { $the-seat }
dice-go-on = Les jets annulés ne reviendront pas : les prochains dés seront nouveaux et personne ne les connaît.
leave = Quitter la table
leave-sure = Quitter ? Votre place sera libérée. Si la partie a commencé, votre pendule continue et les autres peuvent réclamer la victoire.
held-before = Avant : { $names }
seat-empty = { $seat } : plus personne à la table
seat-empty-choices = Continuez, terminez la partie, ou invitez un remplaçant avec ce lien :
left-table = { $The-seat } { $number-seat ->
    [one] a quitté
   *[many] ont quitté
} la table.
taken-back = { $The-seat } { $number-seat ->
    [one] a annulé
   *[many] ont annulé
} : { $text }
sending = Connexion perdue. Votre coup est conservé et sera envoyé à la reconnexion…
clocks = Pendules
time-days = { $large } j { $small } h
time-hours = { $large } h { $small } min
time-minutes = { $large }:{ $small }
time-over = { $seat } : temps écoulé
claim-win = Réclamer la victoire
claim-computer = Confier ce camp à l’ordinateur
budget = Temps de réflexion
no-budget = Sans limite
budget-turn = { $count ->
    [one] Un jour par tour
   *[other] { $count } jours par tour
}
budget-reserve = { $count } jours pour toute la partie
budget-minutes = { $count } minutes pour toute la partie

## Ce que les autres ont fait

playback = Ce que les autres ont fait
playback-set-up = Mise en place
playback-place = { $at } sur { $of }
playback-skip = Passer au présent
playback-resume = Reprendre
playback-next = Étape suivante
playback-pace = Relecture des actions adverses
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-off = désactivée
recap = Depuis votre dernier coup
recap-start = Avant votre premier coup
recap-last = Le dernier tour
recap-turn = Ce tour jusqu’à présent
recap-again = Revoir
recap-close = Vu, ranger
recap-attack = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
recap-loss = { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }
recap-retreat = { $count ->
        [one] { $count } retraite
       *[other] { $count } retraites
    }
recap-capture = { $count ->
        [one] { $count } changement de contrôle
       *[other] { $count } changements de contrôle
    }
recap-event = { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
recap-points = { $count ->
        [one] { $count } gain de points
       *[other] { $count } gains de points
    }
recap-other = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
recap-move = { $count ->
        [one] { $count } mouvement
       *[other] { $count } mouvements
    }
keys-playback = Pendant la relecture des actions adverses
key-pause = pause, ou reprise
key-on = étape suivante
key-skip = passer au présent

## Directions

direction-N = nord
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-W = ouest
direction-NW = nord-ouest
