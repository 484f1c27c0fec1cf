# 2, 3, 4 : le tour, la météo et le ravitaillement ; ce qui termine chaque phase

turn-begins = Le tour { $turn } commence.
turn-last = Le tour { $turn } était le dernier.
weather-rolled = Météo : { $dice } : { $weather }, { $sky }.
why-not-your-turn = ce n’est pas votre tour ; à jouer : { $waiting }
why-other-phase = impossible maintenant ; en cours : { $phase }

verb-done = Terminé
verb-end = Finir la phase

## Ravitaillement

supply-lifted = { $The-unit } n’a plus de ligne de ravitaillement et quitte { $cell } jusqu’à la fin de son tour.
supply-pontoon = { $The-unit } pose un pont vers { $cell }.
supply-taken-up = { $The-unit } relève son pont.
supply-cut = { $The-unit } { $to-cell } n’est pas { $gender-unit ->
    [f] ravitaillée
   *[other] ravitaillé
}.
ask-pontoons = Posez ou relevez des ponts, puis continuez.
verb-bridge = Poser un pont
verb-take-up = Relever le pont
why-no-hq-of-yours = seuls vos QG sur la carte posent des ponts
why-no-water = aucun cours d’eau sans pont ne sépare { $unit } de cet hexagone
why-pontoon-lies = { $the-unit } a déjà posé son pont
why-unsupplied = { $the-unit } n’est pas { $gender-unit ->
    [f] ravitaillée
   *[other] ravitaillé
}
why-no-pontoon = { $the-unit } n’a pas de pont à vous
why-just-laid = { $the-unit } a posé son pont pendant cette phase

## Contrôle et empilement

control-captured = { $cell } est capturé par { $the-camp }.
ask-give-up = Surempilement { $to-cell } : éliminez une unité.
verb-give-up = Éliminer
stacking-given-up = { $The-unit } est { $gender-unit ->
    [f] éliminée
   *[other] éliminé
} { $to-cell } : surempilement.
why-not-in-excess = { $the-unit } n’est pas dans un hexagone surempilé
why-hostile-allies = Hongrois et Roumains ne partagent jamais un hexagone
why-second-hq = un autre QG s’y trouve
why-full = cet hexagone contient déjà { $limit } unités

## Ordres permanents

verb-pass-until = Passer jusqu’à
verb-order = Toujours passer jusqu’à
verb-withdraw = Annuler l’ordre permanent
window-elite = Bonus d’une unité d’élite en défense
why-no-order = aucun ordre permanent à annuler
why-order-stands = un ordre permanent de passer est en vigueur
why-asked-now = la question vous est posée en ce moment

## Nombres sur plusieurs parties

count-last_turn = dernier tour
count-dismissals = limogeages
count-withdrawals = liberté d’action
count-objectives_left = objectifs stratégiques restants
count-romania_turned = Roumanie passée aux Soviétiques
count-soviet_eliminated = unités soviétiques dans la case des éliminées
count-axis_eliminated = unités de l’Axe dans la case des éliminées
