# 17.2, 17.3 : parties à trois joueurs et plus

option-three-players = Trois joueurs
option-three-players-summary = Joukov et Koniev se disputent Berlin ; qui prend Hitler ou le Reichstag gagne seul.
option-four-players = Quatre joueurs
option-four-players-summary = Joukov et Koniev contre deux Allemands, dont Hitler, qui peut échanger les rôles.
option-five-players = Cinq joueurs
option-five-players-summary = Joukov et Koniev contre trois Allemands : Hitler, les forces armées et la SS.
option-six-players = Six joueurs
option-six-players-summary = Joukov et Koniev contre quatre Allemands : Hitler, les forces armées, la SS et les forces civiles.

seat-zhukov = Joukov
    .the = Joukov
    .of = de Joukov
    .to = à Joukov
seat-koniev = Koniev
    .the = Koniev
    .of = de Koniev
    .to = à Koniev
seat-german-1 = Premier Allemand
    .the = le premier Allemand
    .of = du premier Allemand
    .to = au premier Allemand
seat-german-2 = Deuxième Allemand
    .the = le deuxième Allemand
    .of = du deuxième Allemand
    .to = au deuxième Allemand
seat-german-3 = Troisième Allemand
    .the = le troisième Allemand
    .of = du troisième Allemand
    .to = au troisième Allemand
seat-german-4 = Quatrième Allemand
    .the = le quatrième Allemand
    .of = du quatrième Allemand
    .to = au quatrième Allemand

## Questions

roles-decide = Vous êtes Hitler : redistribuez les rôles, contre un point aux Soviétiques, ou laissez-les en l’état.
roles-call-steiner = Joukov : déclencher la variante Steiner ? Au tour 4, elle vous amène des troupes, Steiner aux Allemands et 15 points aux Soviétiques. Vous pouvez la déclencher jusqu’au tour 3.
roles-call-wenck = Koniev : déclencher la variante Wenck ? Au tour 9, elle vous amène la 4e armée blindée de la Garde, Wenck aux Allemands et 30 points aux Soviétiques. Vous pouvez la déclencher jusqu’au tour 8.
fire-ask-comrade = { $side ->
    [soviet] L’autre maréchal bombarde { $cell } ({ $units }) : { $count ->
        [0] cliquez sur ceux des vôtres qui se joignent à lui, ou passez.
       *[other] cliquez sur les autres des vôtres qui se joignent à lui, ou sur « C’est tout ».
    }
   *[german] Un camarade tire sur { $cell } ({ $units }) : { $count ->
        [0] cliquez sur ceux des vôtres qui se joignent à lui, ou passez.
       *[other] cliquez sur les autres des vôtres qui se joignent à lui, ou sur « C’est tout ».
    }
}

verb-joined = C’est tout
verb-reassign = Redistribuer les rôles
verb-retain = Laisser les rôles
verb-call = Déclencher la variante

assignment-2 = Hitler : Allemand { $hitler }, forces armées : Allemand { $armed }
assignment-3 = Hitler : Allemand { $hitler }, forces armées : Allemand { $armed }, SS : Allemand { $ss }
assignment-4 = Hitler : Allemand { $hitler }, forces armées : Allemand { $armed }, SS : Allemand { $ss }, forces civiles : Allemand { $civil }

## Journal

roles-reassigned = Les rôles allemands changent de mains. { $assignment }.
roles-called = { $variant ->
    [steiner] Joukov déclenche la variante Steiner.
   *[wenck] Koniev déclenche la variante Wenck.
}
points-dismissal = Les rôles allemands changent de mains : un point pour { $the-side }.

## Refus

why-other-player = un autre joueur de votre camp commande cette unité
why-assault-of-other = un autre joueur de votre camp mène cet assaut
why-fire-air-of-other = un autre joueur de votre camp mène les frappes aériennes restantes
why-same-roles = les rôles sont déjà distribués ainsi
why-fire-other-marshal = l’autre maréchal a déjà tiré sur cet hexagone
