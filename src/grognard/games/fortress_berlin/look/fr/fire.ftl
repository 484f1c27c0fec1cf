# 8.1 à 8.3, 9, 11.3, 11.4 : bombardements, tirs directs et défensifs, ruines

## Ce qui est demandé

fire-ask-target = { $count ->
    [0] Bombardements : rien à bombarder pour l’instant. Passez aux tirs directs.
   *[other] { $number ->
        [0] Bombardements : cliquez sur l’hexagone à bombarder, ou passez aux tirs directs.
        [one] Bombardements : cliquez sur l’hexagone à bombarder, ou passez aux tirs directs. Reste une frappe aérienne.
       *[other] Bombardements : cliquez sur l’hexagone à bombarder, ou passez aux tirs directs. Restent { $number } frappes aériennes.
    }
}
fire-ask-bombard = { $aircraft ->
    [1] Frappe aérienne sur { $cell } : faites-la partir, ou renoncez-y.
   *[other] { $kind ->
        [1] Bombardement mixte sur { $cell } : cliquez sur ceux qui tirent, puis tirez.
       *[other] Bombardement sur { $cell } : cliquez sur ceux qui tirent, puis tirez.
    }
}
fire-ask-aim = { $count ->
    [0] Tirs directs : rien à prendre pour cible pour l’instant. Passez aux assauts.
   *[other] Tirs directs : cliquez sur l’hexagone visé, ou passez aux assauts.
}
fire-ask-direct = Tir direct sur { $cell } : cliquez sur ceux qui tirent, puis tirez. La pile n’est montrée qu’ensuite.
fire-ask-at = Tir direct sur { $cell } : choisissez la cible.
fire-ask-defensive = Assaut sur { $cell } : choisissez un attaquant à prendre sous le feu, ou laissez venir.
fire-ask-defensive-join = Tir défensif sur { $the-unit } : cliquez sur ceux qui tirent, puis tirez.

verb-target = Bombarder
verb-join = Faire participer
verb-strike = Artillerie d’armée
verb-air = Frappe aérienne
verb-aim = Viser cet hexagone
verb-at = Viser cette unité
verb-fire = Feu
verb-cancel = Y renoncer

lost-bombardments = { $count ->
    [one] Un hexagone peut encore être bombardé.
   *[other] { $count } hexagones peuvent encore être bombardés.
}
lost-fires = { $count ->
    [one] Dans un hexagone, un tir direct a encore une chance sur trois ou plus de toucher un véhicule.
   *[other] Dans { $count } hexagones, un tir direct a encore une chance sur trois ou plus de toucher un véhicule.
}

## Ce qui se passe

fire-opens = { $kind ->
    [1] Bombardement mixte
   *[other] Bombardement
} sur { $cell } par { $guns ->
    [0] l’artillerie d’armée ({ $hqs })
   *[other] { $strikes ->
        [0] { $firers }
       *[other] { $firers } et l’artillerie d’armée ({ $hqs })
    }
} : FS { $attack } contre { $defence }{ $factors ->
    [none] {""}
   *[other] {" "}(PF { $factors })
}.
fire-opens-air = Frappe aérienne sur { $cell } : FS { $attack } contre { $defence }{ $factors ->
    [none] {""}
   *[other] {" "}(PF { $factors })
}.
fire-opens-direct = Tir direct sur { $unit } en { $cell } par { $firers } : FS { $attack } contre { $defence }.
fire-fails = Différentiel { $differential } : insuffisant, sans effet en { $cell }.
fire-result = { $cell } : dés { $dice }, modificateur { $modifier }, colonne { $column } : { $result }.
fire-no-target = Aucune cible pour un tir direct en { $cell } : personne n’a tiré.
fire-ruins = { $cell } n’est plus que ruines.

## Le calcul d’un tir

fire-gun = { $unit }
fire-gun-far = { $unit }, au-delà de la demi-portée
fire-strike = artillerie d’armée, { $unit }
fire-air = frappe aérienne
fire-pf = { $unit }
fire-pf-covered = { $number ->
    [one] un pion couvert, au moins
   *[other] { $number } pions couverts, au moins
}
fire-garrison = garnison
fire-ground-pf = { $ground ->
    [park] parc
    [built-up] zone construite
    [major] construction majeure
    [bunker] bunker
    [strongpoint] point de résistance
    [flak-tower] tour de Flak
    [ruins] ruines
   *[other] terrain
}
fire-ground-dice = { $ground ->
    [park] parc
    [built-up] zone construite
    [major] construction majeure
    [bunker] bunker
    [strongpoint] point de résistance
    [flak-tower] tour de Flak
    [ruins] ruines
   *[other] terrain
}
fire-side-dice = { $ground ->
    [bridge] par un pont
   *[barrier] par une barrière
}
fire-differential = différentiel
fire-row = PF avec le terrain
fire-letter = lettre
fire-coordination = plusieurs armées soviétiques
fire-covered = { $number ->
    [one] Un pion couvert est compté au PF le plus faible possible ; le sien n’est annoncé qu’au moment du tir.
   *[other] { $number } pions couverts sont comptés au PF le plus faible possible ; les leurs ne sont annoncés qu’au moment du tir.
}
fire-others-covered = { $number ->
    [one] Un pion couvert peut être une autre cible ; la pile est montrée quand vous tirez.
   *[other] { $number } pions couverts peuvent être d’autres cibles ; la pile est montrée quand vous tirez.
}
fire-if-strong = Si ce qui est couvert a le PF le plus fort
fire-too-weak = Différentiel { $differential } : insuffisant, l’attaque échoue sans dés.

## Pourquoi pas

why-fire-empty = aucun ennemi en { $cell }
why-fire-bombarded = { $cell } a déjà été bombardé pendant ce segment
why-fire-nobody-reaches = personne ne peut tirer là
why-fire-nobody = personne ne tire encore
why-fire-not-yours = ce pion ne tire pas pour vous
why-fire-joined = { $the-unit } tire déjà
why-fire-no-gun = { $the-unit } n’a pas de pièces pour cela
why-fire-limbered = { $the-unit } est en mode manœuvre et ne peut bombarder
why-fire-def = { $the-unit } ne peut que se défendre sur cette face
why-fire-disrupted = { $the-unit } : désorganisation, aucun tir
why-fire-fought = { $the-unit } a déjà combattu pendant ce segment
why-fire-range = la cible est hors de portée { $of-unit }
why-fire-no-spotter = au-delà de la demi-portée, une unité doit voir la cible à deux hexagones ou moins
why-fire-no-sight = { $the-unit } ne voit pas la cible
why-fire-flank = { $the-unit } ne fait pas face à la cible
why-fire-no-command = { $the-unit } n’est pas sous commandement pour un tir direct
why-fire-no-army = { $the-unit } n’a pas d’artillerie hors carte
why-fire-struck = { $the-unit } : son artillerie a déjà frappé ce tour
why-fire-radius = la cible est hors du rayon de commandement { $of-unit }
why-fire-no-army-spotter = { $the-unit } : aucune autre unité de cette armée ne voit la cible à deux hexagones ou moins
why-fire-needs-guns = un bombardement mixte demande de l’artillerie
why-fire-air-alone = une frappe aérienne ne se combine avec rien
why-fire-no-aircraft = il ne reste plus de frappe aérienne
why-fire-no-vehicle = seuls les blindés, canons d’assaut et unités mécanisées peuvent être visés en tir direct
why-fire-elsewhere = { $the-unit } n’est pas dans l’hexagone visé
why-fire-no-attacker = { $the-unit } ne participe pas à cet assaut
why-fire-not-assaulted = { $the-unit } n’est pas dans l’hexagone assailli
why-fire-aimed = la cible est déjà choisie
why-fire-aim-first = choisissez d’abord une cible
why-fire-nothing-chosen = il n’y a rien à annuler

## Ce qu’un résultat entraîne ici

fire-then-loss = l’un des tireurs aussi, de FS au moins égale
fire-then-no-loss = les tireurs ne perdent rien
fire-then-ruins = ruines en { $cell }
