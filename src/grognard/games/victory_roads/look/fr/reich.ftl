# 14 à 16, 19 : l’humeur de Hitler, la fin du Reich, les alliés de l’Axe et Varsovie

reich-mood = Humeur de Hitler : { $change }, en case { $level }.
reich-freedom = La liberté d’action passe en case { $level }.
reich-dismissed = Le commandant du front est limogé (limogeage n° { $number }) : l’humeur de Hitler revient en case { $level }, qu’elle ne pourra plus dépasser.
reich-objectives = { $count ->
    [one] L’Axe contrôle encore un objectif stratégique.
   *[other] L’Axe contrôle encore { $count } objectifs stratégiques.
}
reich-chit = Un support Fin du Reich rejoint la pioche allemande.

## Les alliés de l’Axe

ask-capitulation = Jouer Capitulation contre { $the-nation } (dé { $modifier }) ?
ask-disband = { $count ->
    [one] Une unité { $of-nation } quitte le jeu : choisissez-la.
   *[other] { $count } unités { $of-nation } quittent le jeu : choisissez-les.
}
verb-capitulate = Jouer Capitulation
verb-disband = Retirer
verb-pass = Passer
capitulation-played = { $The-chit } est joué contre { $the-nation }.
capitulation-romania = Roumanie : dé { $die }, { $modifier }, contre { $count } unités éliminées.
capitulation-hungary = Hongrie : dé { $die }, { $modifier } : { $outcome ->
    [never] elle ne se rendra plus
    [armistice] un armistice est déclaré
    [war] elle déclare la guerre à l’Allemagne
   *[other] aucun effet
}.
modifier-iasi-and-chisinau = Iași et Chișinău capturées
modifier-galati = Galați capturée
modifier-bucharest-or-oil = Bucarest ou le pétrole capturé
modifier-both-budapest = les deux hexagones de Budapest capturés
modifier-romania-soviet = la Roumanie aux côtés des Soviétiques
note-eliminated-romanians = { $count ->
    [one] Une unité roumaine éliminée : le dé modifié doit être inférieur.
   *[other] { $count } unités roumaines éliminées : le dé modifié doit être inférieur.
}
capitulation-changed = { $The-nation } changent de camp : dés { $dice } pour les unités qui quittent le jeu.
capitulation-disbanded = { $The-unit } { $to-cell } quitte le jeu.
capitulation-armistice = Armistice : toutes les unités { $of-nation } quittent le jeu.
why-no-capitulation-chit = Capitulation n’est pas dans la case du TO Sud
why-no-ally = ce pays n’est plus un allié de l’Allemagne, ou ne se rendra plus
why-hopeless = trop peu d’unités roumaines sont éliminées pour que le dé suffise
why-budapest-holds = aucun hexagone de Budapest n’est capturé
why-full-strength-first = les unités à pleine force partent d’abord
why-not-of-that-nation = { $the-unit } n’est pas sur la carte, ou d’une autre nation
why-deserted-country = l’Axe n’utilise plus les voies ferrées de ce pays

## Varsovie

warsaw-rises = Varsovie se soulève contre les Allemands.
warsaw-freed = Varsovie est libérée : le joueur allemand reçoit le support Staline.
warsaw-rolled = Insurrection de Varsovie : dé { $die }, { $modifier } pour les tours depuis son début : { $total }.
warsaw-loss = { $The-unit } perd un pas à Varsovie.
warsaw-over = L’insurrection de Varsovie est terminée.
ask-rising-loss = L’insurrection vous coûte un pas { $to-cell } : choisissez l’unité.
why-not-in-warsaw = { $the-unit } n’est pas une unité allemande à Varsovie

## La fin

turn-decided = L’issue est certaine : la partie s’arrête au tour { $turn }.
outcome-soviet-decisive = victoire décisive des Soviétiques
outcome-soviet-marginal = victoire marginale des Soviétiques
outcome-draw = match nul
outcome-german-marginal = victoire marginale des Allemands
outcome-german = victoire des Allemands
outcome-german-decisive = victoire décisive des Allemands
