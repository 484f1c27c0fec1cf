# 17, 18 : renforts et remplacements

ask-arrive = Renforts : { $count ->
    [one] une unité à placer.
   *[other] { $count } unités à placer.
}
ask-come-in = Où arrive { $the-unit } ?
ask-replace-soviet = Dépensez vos PR : il en reste { $count }.
ask-replace-axis = Dépensez vos PR : { $german } allemands, { $hungarian } hongrois, { $romanian } roumains.
ask-pay = Quel support est dépensé pour { $the-unit } ?

verb-arrive = Faire arriver
verb-to-stavka = Case Stavka
verb-restore = Reconstruire un pas
verb-rebuild = Reconstruire
verb-draw-corps = Tirer un corps d’infanterie

arrivals-came = { $The-unit } arrive { $to-cell }.
arrivals-in-stavka = { $The-unit } va en case Stavka.
arrivals-drawn = Tiré de la pioche des corps d’infanterie : { $unit }.
arrivals-returning = Anciens alliés de l’Axe : dé { $die }, jusqu’à { $count } unités reviennent.
arrivals-points = Points de remplacement { $of-nation } : { $count }.
arrivals-restored = { $The-unit } récupère un pas.
arrivals-rebuilt = Reconstruction : { $unit }.

lost-points = { $count ->
    [one] un PR serait perdu
   *[other] { $count } PR seraient perdus
}
owed-arrivals = { $count ->
    [one] il reste un renfort à placer
   *[other] il reste { $count } renforts à placer
}

why-deploy-first = il faut d’abord placer { $the-unit }
why-not-due = { $the-unit } n’arrive pas maintenant
why-no-way-in = { $the-unit } ne peut arriver nulle part
why-not-an-entry = { $the-unit } ne peut pas arriver là
why-no-stavka = le jeu de base n’a pas de case Stavka
why-not-weak = { $the-unit } n’a perdu aucun pas, ou il ne reste pas de PR
why-waits = { $the-unit } est en reconstruction et arrive au tour suivant
why-not-eliminated = { $the-unit } n’est pas dans votre case Unités éliminées, ou il ne reste pas de PR
why-no-points = il ne reste pas de PR
why-empty-pool = la pioche des corps d’infanterie est vide
why-never-replaced = { $the-unit } ne reçoit jamais de PR
why-reinforced-by-supports = les corps d’infanterie ne sont renforcés qu’en phase des supports
why-armour-first = les blindés sont reconstruits avant l’infanterie
why-armour-unpaid = il faut aussi un support, et aucun ne peut être dépensé pour { $the-unit }
why-in-contact = { $the-unit } est au contact de l’ennemi
why-in-fortress = { $the-unit } est dans une fortification avancée
why-not-commanded = { $the-unit } est hors du RdC de tout QG

## Retraits et transformations

ask-transfer = Retirez { $count ->
    [one] une division
   *[other] { $count } divisions
} ({ $arm ->
    [armoured] blindée
   *[other] d’infanterie
}, attaque { $least } ou plus).
verb-transfer = Retirer
arrivals-withdrawn = { $The-unit } { $to-cell } part pour un autre front.
arrivals-spent-out = Divisions retirées : { $found } sur { $count }. L’Axe n’a plus de points de remplacement.
arrivals-became = { $The-unit } devient { $the-into }.
why-no-division-of-yours = { $the-unit } n’est pas une division sur la carte
why-not-withdrawn = seules les divisions de la Wehrmacht, de la Luftwaffe et de la Waffen-SS sont retirées
why-other-arm = { $arm ->
    [armoured] c’est une division blindée qui doit partir
   *[other] c’est une division d’infanterie qui doit partir
}
why-too-weak-to-go = l’attaque de { $the-unit } est inférieure à { $least }
