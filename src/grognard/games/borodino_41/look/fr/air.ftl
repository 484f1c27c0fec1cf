# 14 : aviation et tir antiaérien

air-strike = Frappes aériennes : { $left ->
    [0] il ne reste aucun décalage ; passez.
   *[other] cliquez sur un hexagone, puis le nombre de décalages à y employer, ou passez. Décalages restants : { $left }.
}
air-redirect = La frappe { $to-cell } n’a trouvé qu’un leurre : choisissez un autre hexagone à 6 hexagones au plus ({ $number ->
    [one] un décalage
   *[other] { $number } décalages
}).
air-flak = Avions au-dessus { $of-cell } ({ $number ->
    [one] un décalage
   *[other] { $number } décalages
}) : cliquez sur les pièces de DCA qui tirent, une à une, ou passez.
air-rolled = Les deux camps lancent en secret le dé de leur aviation.
air-flown = { $The-side } frappent { $the-cell } du ciel : { $number ->
    [one] un décalage
   *[other] { $number } décalages
}.
air-duel = { $The-unit } tire sur les avions (avions, puis pièces : { $dice }) : { $hit ->
    [0] sans effet
   *[other] un décalage de moins
}, { $number ->
    [0] plus aucun
    [one] il en reste un
   *[other] il en reste { $number }
}.

verb-strike = Frapper
verb-divert = Frapper plutôt
verb-abandon = Perdre les décalages
verb-flak = Tirer sur les avions
window-strikes = Frappes aériennes
window-flak = Tir antiaérien

why-air-shifts = décalages restants : { $left }
why-air-far = à plus de 6 hexagones du leurre
why-air-nobody = aucun ennemi ne s’y trouve
why-air-unseen = personne n’observe les unités qui s’y trouvent
why-air-cover = les unités y sont à couvert et ne sont pas observées depuis la veille
why-air-no-flak = { $the-unit } n’est pas une de vos unités AA sur la carte
why-air-fired = { $the-unit } a déjà tiré pendant cette impulsion
why-air-range = hors de portée : contre les avions, { $the-unit } porte à { $most ->
    [one] un hexagone
   *[other] { $most } hexagones
}
