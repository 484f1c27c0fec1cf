# 3.5.2, 4.1.4, 8.4, 8.5 : les assauts, de l’annonce aux dés, et le soutien des QG

## Ce qui est demandé

assault-announce = Assauts : cliquez sur l’hexagone à prendre d’assaut, ou terminez les annonces.{ $count ->
    [0] {""}
   *[other] {" "}Un clic sur un assaut annoncé (⚔) l’annule.
}
assault-gather = Assaut sur { $cell } : { $count ->
    [0] cliquez sur ceux qui y participent.
   *[other] cliquez sur d’autres participants, ajoutez des QG, puis annoncez-le.
}
assault-assist = Soutenez de vos QG les assauts de vos camarades, ou terminez.
assault-support-window = Assauts annoncés sur { $cells } : donnez le soutien de vos QG, ou passez.
assault-resolve = Cliquez sur l’assaut à résoudre.

verb-assault = Donner l’assaut
verb-recall = Reprendre l’annonce
verb-support = Soutient
verb-announce = Annoncer
verb-resolve = Résoudre
window-support = Soutien défensif des QG

## Ce qui se passe

assault-announced = Assaut annoncé sur { $cell } : { $attackers }.
assault-recalled = L’assaut sur { $cell } n’aura pas lieu.
assault-supports = Soutien pour { $cell } : { $hq }, FS { $points }.
assault-begins = Assaut sur { $cell } par { $attackers }.
assault-nobody-there = Plus personne ne tient { $cell } : l’assaut n’a pas lieu.
assault-nobody-left = Plus personne pour l’assaut sur { $cell } : il n’a pas lieu.
assault-too-weak = Assaut sur { $cell } par { $attackers } : différentiel { $differential }, insuffisant, sans effet.
assault-rolled = Assaut sur { $cell } : différentiel { $differential }, dés { $dice }, modificateur { $modifier }, colonne { $column } : { $result }.

## À quoi il se monte

sum-row = Protection
assault-fs = { $unit }
assault-over-bridge = { $unit }, par un pont : moitié
assault-support = { $unit }, en soutien
assault-helped = { $hq }, en soutien
assault-pf = { $unit }, par son PF
assault-garrison = garnison
assault-best-pf = meilleur PF
assault-first-letter = lettre avant décalages
assault-morale = moral { $ours } contre { $theirs }
assault-armour = supériorité blindée
assault-flank = débordement
assault-encircled = encerclement
assault-armies = plusieurs armées soviétiques
assault-covered = { $number ->
    [one] Sans le pion couvert en { $cell }, qui n’est montré qu’une fois tous les assauts annoncés.
   *[other] Sans les { $number } pions couverts en { $cell }, qui ne sont montrés qu’une fois tous les assauts annoncés.
}

## Pourquoi pas

owed-assault-nobody = dites d’abord qui y participe
why-assault-empty = il n’y a personne à assaillir en { $cell }
why-assault-announced = un assaut sur { $cell } est déjà annoncé
why-assault-nobody = personne qui puisse encore combattre ne fait face à { $cell }
why-assault-not-announced = aucun assaut n’est annoncé sur { $cell }
why-assault-not-yours = { $the-unit } n’est pas une de vos unités sur la carte
why-assault-fought = { $the-unit } a déjà combattu dans ce segment
why-assault-no-capacity = { $the-unit } ne donne pas l’assaut
why-assault-disrupted = { $the-unit } subit une désorganisation
why-assault-bound = les Jeunesses hitlériennes attendent que la SS ait combattu
why-assault-not-adjacent = { $cell } n’est pas à côté { $of-unit }
why-assault-water = de l’eau, et pas de pont, entre { $the-unit } et { $cell }
why-assault-flank = { $the-unit } ne fait pas face à { $cell }
why-assault-joined = { $the-unit } participe déjà
why-assault-nobody-yet = personne ne participe encore
why-assault-two-marshals = Joukov et Koniev combattent chacun de leur côté
why-support-no-hq = { $the-unit } n’est pas un de vos QG sur la carte
why-support-disrupted = { $the-unit } subit une désorganisation : pas de soutien
why-support-assaulted = { $the-unit } a subi un assaut ce tour-ci
why-support-given = { $the-unit } a déjà donné ce soutien ce tour-ci
why-support-too-far = { $cell } est hors du rayon : { $unit }
why-support-commands-another = { $the-unit } ne soutient que l’unité sous son commandement direct
why-support-uncommanded = { $the-unit } n’a pas de commandement
why-support-other-division = { $the-unit } ne soutient que sa propre division
why-support-elsewhere = ce n’est pas l’hexagone de cet assaut
why-support-no-assault = aucun assaut n’est annoncé sur { $cell }

## Ce qu’un résultat coûte à l’attaquant

assault-then-disrupted = une pile attaquante est désorganisée
assault-then-loss = l’attaquant aussi, de FS au moins égale
assault-then-loss-too = l’attaquant aussi, de FS au moins égale ; une pile attaquante est désorganisée
