# 12 : la phase de combat, hex par hex : replis avant le combat, assauts, reculs et avances

## La phase

combat-commit = Retournez l’artillerie qui doit prendre part aux combats de cette impulsion.
combat-resolve = Désignez le prochain hex à combattre.
combat-committed = { $units } : prennent part aux combats.
closing-choose = Les assauts sont finis : tirez sur un hex avec des unités qui n’ont pas tiré, ou cessez le feu.

verb-commit = Retourner
verb-commit-all = Retourner toute l’artillerie
verb-enough = C’est tout
verb-resolve = Combattre
verb-cease = Cessez le feu

ladder-named = Combat pour { $cell } : assaut de { $units }.
ladder-surprise = Combat de nuit pour { $cell }, { $die } : { $effect ->
    [firepower] { $who ->
        [attacker] l’attaquant tire à demi-puissance
       *[other] le défenseur tire à demi-puissance
    }
    [morale] { $who ->
        [attacker] l’attaque s’égare, moins de moral
       *[other] le défenseur est pris au dépourvu, moins de moral
    }
    [losses] surprise totale, une perte de plus si le défenseur perd
   *[other] pas de surprise
}.
ladder-assault = { $units } : à l’assaut de { $cell }.
ladder-deployed = { $unit } s’est déployée en { $cell }.

why-combat-no-marker = aucun marqueur d’assaut ne désigne { $cell }
why-combat-no-gun = { $unit } n’est pas de votre artillerie sur la carte
why-combat-no-guns = il n’y a plus d’artillerie à retourner
why-combat-committed = { $unit } prend déjà part
why-closing-named = on a déjà tiré sur { $cell }
why-closing-nobody = aucun ennemi en { $cell }
why-closing-assaulted = tous en { $cell } ont subi un assaut dans cette impulsion
why-closing-out-of-reach = personne qui n’a pas tiré ne peut tirer sur { $cell }

## Avant l’assaut

withdrawal-offer = { $cell } est désigné : repliez des unités, ou tenez.
withdrawal-onward = { $unit } est en { $cell } : un second hex ?
withdrawal-free = { $unit } se replie de { $cell } sans jet.
withdrawal-rolled = { $unit } veut quitter { $cell } : { $die }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
}, { $passed ->
    [0] elle doit rester
   *[other] elle se dégage
}.
withdrawal-goes = { $unit } se replie en { $cell }.
stepback-decide = Combat pour { $cell } : continuez, renoncez, ou faites reculer qui a perdu son marqueur.
stepback-gives-up = { $unit } renonce à l’assaut de { $cell }.
stepback-goes = { $unit } recule en { $cell }.
follow-choose = { $cell } est vide : prenez-le, et tournez les marqueurs d’un côté d’hex.
follow-enters = { $unit } prend { $cell }.
follow-pivots = { $unit } se tourne contre { $cell }.
follow-stands-down = { $unit } ne donnera plus l’assaut.

verb-fall-back = Se replier
verb-stay = Rester ici
verb-give-up = Renoncer
verb-step-back = Reculer
verb-go-on = Continuer
verb-follow = Prendre l’hex
verb-pivot = Tourner le marqueur
verb-stand-down = Ôter le marqueur

why-withdrawal-not-here = { $unit } n’est pas à vous dans cet hex
why-withdrawal-tried = { $unit } a déjà essayé
why-withdrawal-shaken = { $unit } est étouffée ou désorganisée
why-withdrawal-not-motorised = seules les unités à roues ou chenillées peuvent partir maintenant
why-withdrawal-two-hexes = { $unit } doit s’éloigner de deux hex
why-withdrawal-other = une autre unité est en route, ou elle est allée assez loin
why-stepback-too-late = { $unit } n’a pas de marqueur à rendre, ou il est trop tard
why-stepback-not-shaken = { $unit } n’a pas perdu son marqueur dans ce combat
why-follow-no-marker = { $unit } n’a pas de marqueur vers cet hex
why-follow-there = { $unit } y est déjà
why-follow-enter-first = { $unit } n’a pas pris l’hex
why-follow-one-side = un marqueur tourne une fois, d’un côté d’hex
why-follow-nobody = il n’y a plus personne à assaillir en { $cell }

## L’assaut

assault-roll = Assaut de { $units } sur { $cell } : voyez les chances et lancez.
assault-lose = Pertes de l’assaut : qui perd un point ? (encore { $count })
assault-retreat = Battues : reculez de { $count ->
    [one] un hex
   *[other] { $count } hex
}.
assault-pursue = Poursuivre les battus sur leurs pas ?
assault-drive = { $unit } poursuit : où chasser { $units } ?
assault-advance = { $cell } est pris : avancez de { $count ->
    [one] un hex
   *[other] { $count } hex
} au plus.

verb-roll = Lancer
verb-lose = Perd un point
verb-retreat = Reculer
verb-pursue = Poursuivre
verb-drive = Chasser
verb-advance = Avancer

assault-morale = Moral du camp { $side } pour { $cell } : { $total } (base { $base }, état { $state }, commandement { $command }, taille { $size }, blindés { $armour }, leur épaisseur { $thickness }, terrain { $terrain }, unités spéciales { $special }, surprise { $surprise }).
assault-rolled = Assaut sur { $cell } par { $attackers }, { $dice } : { $attack } contre { $defence }, { $result ->
    [tie] égalité : chacun perd un point
    [won-1] gagné de { $margin }
    [won-2] gagné de { $margin }
    [won-3] gagné de { $margin }
    [won-4] gagné de { $margin }
   *[other] perdu de { $margin }
}.
assault-retreated = { $unit } recule en { $cell }.
assault-cut-off = { $unit } en { $cell } ne peut pas reculer : { $count } de perte.
assault-overstacked = { $unit } ne trouve pas de place et s’entasse en { $cell }.
assault-pursues = { $unit } poursuit les battus de { $cell }.
assault-driven = { $unit } est chassée en { $cell }.
assault-advanced = { $unit } avance en { $cell }.

result-tie = Égalité : un point de perte pour chacun, on relance
result-won-1 = Gagné de 1 : recul d’un hex
result-won-2 = Gagné de 2 : recul d’un hex, étouffé
result-won-3 = Gagné de 3 : recul de deux hex, un point, désorganisé
result-won-4 = Gagné de 4 ou plus : recul de deux hex et poursuite, pertes, désorganisé
result-lost-1 = Perdu de 1 : recul d’un hex
result-lost-2 = Perdu de 2 : recul d’un hex, étouffé
result-lost-3 = Perdu de 3 : recul d’un hex, un point, désorganisé
result-lost-4 = Perdu de 4 ou plus : recul d’un hex, pertes, désorganisé

assault-base-same = meilleur moral de { $units }
assault-base-mixed = moral moyen de { $units }
assault-shaken = étouffé ou désorganisé
assault-column = en colonne
assault-command = hors commandement : le moral le plus bas
assault-size = force { $ours } contre { $theirs }
assault-armour = des blindés y prennent part
assault-thickness = blindage plus épais
assault-flamethrowers = lance-flammes
assault-engineers = génie
assault-ground = { $terrain ->
    [woods] bois
    [village] village
    [town] ville
    [hill] colline, attaquée d’en bas
    [trench] tranchée
    [fortification-front] fortification, attaquée de front
    [fortification-flank] fortification, prise de flanc
    [stream] ruisseau, tous le traversent
    [river] rivière, tous la traversent
   *[other] talus, tous le franchissent
}
assault-surprise = surprise de nuit
assault-tie-costs = une égalité coûte un point à chacun
assault-guns-at-stake = en cas de défaite, la moitié est perdue de { $units }

why-assault-better-retreat = il y a un meilleur hex : un couvert, puis vers un HQ, puis vers le bord
why-assault-disrupted-zoc = { $unit } est désorganisée et n’entre pas dans une zone de contrôle
why-assault-driven-enough = on ne peut pas les chasser plus loin
why-assault-enemy-there = des ennemis s’y trouvent
why-assault-far-enough = { $unit } ne va pas plus loin que { $most }
why-assault-follow-first = il faut d’abord suivre l’ennemi sur ses pas
why-assault-in-zone = { $unit } est dans une zone de contrôle ennemie
why-assault-no-way = { $unit } ne peut pas y aller
why-assault-nobody-beaten = aucun ennemi battu en { $cell }
why-assault-not-away = { $unit } doit s’éloigner du lieu du combat
why-assault-not-beside = { $cell } n’est pas à côté de { $unit }
why-assault-not-driven = { $unit } n’est pas à chasser maintenant
why-assault-not-in-it = { $unit } n’était pas dans l’assaut
why-assault-not-retreating = { $unit } ne recule pas maintenant
why-assault-not-winner = { $unit } n’a pas vaincu ici
why-assault-others-first = un autre type d’unité perd d’abord
why-assault-static = { $unit } ne peut pas bouger
why-assault-stay-beside = { $unit } doit rester à côté d’un vainqueur allé aussi loin
why-assault-uncommanded = { $unit } est hors commandement et ne va que d’un hex
why-assault-was-marked = { $unit } a eu un marqueur d’assaut dans cette impulsion
why-assault-won-hex-first = d’abord l’hex conquis
