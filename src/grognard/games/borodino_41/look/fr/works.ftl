# 15, 17 : travaux, ponts, bacs et commandement

works-built = { $The-unit } { $kind ->
    [foxhole] creuse des trous d’homme
   *[trench] achève une tranchée
} { $to-cell }.
works-digs = { $The-unit } travaille à une tranchée { $to-cell }.
works-captured = La tranchée change de mains { $to-cell }.
works-abandoned = Les trous d’homme sont abandonnés { $to-cell }.
works-wrecked = { $The-unit } détruit la fortification { $to-cell }.
why-works-personnel = seul le personnel creuse
why-works-column = { $the-unit } est en colonne
why-works-disrupted = { $the-unit } est { $gender-unit ->
    [f] désorganisée
   *[other] désorganisé
} et ne construit rien
why-works-marsh = on ne creuse pas dans un marais
why-works-trench-there = il y a déjà une tranchée
why-works-one-kind = un seul type d’ouvrage par hexagone
why-works-points = { $the-unit } a besoin de { $quarters } Pm pour cela
why-works-whole-impulse = { $the-unit } a besoin de toute l’impulsion pour cela
why-works-engineers = { $the-unit } n’est pas du génie
why-works-no-fort = il n’y a plus de fortification ici
why-works-disturbed = { $the-unit } n’est pas tranquille

bridge-blown = { $The-unit } fait sauter le pont entre { $cells }.
bridge-begun = { $The-unit } commence à travailler au pont entre { $cells }.
bridge-interrupted = L’ennemi dérange { $the-unit } : la journée de travail au pont est perdue.
bridge-pontoons-lost = Pontons perdus : { $unit }.
bridge-finished = Le pont entre { $cells } est prêt et servira demain.
bridge-forgone = Il n’y a plus de marqueur pour le pont entre { $cells }.
bridge-lifted = Le pont entre { $cells } est retiré.
bridge-free = Quel pont retirer pour le nouveau entre { $cells } ?
verb-forgo = Aucun
why-bridge-end = { $the-unit } n’est à aucun des deux bouts
why-bridge-none = il n’y a pas de pont à détruire
why-bridge-there = il y a un pont
why-bridge-whole-day = { $the-unit } doit commencer à la première impulsion du jour, avant toute chose
why-bridge-zoc = { $the-unit } est dans une ZC
why-bridge-pontoon = seul le génie allemand, avec les pontons de sa division, jette un pont sur la Moskova
why-bridge-bank = l’ennemi tient l’autre rive
why-bridge-not-yours = ce n’est pas un de vos nouveaux ponts

why-ferry-river = { $the-unit } doit se trouver au bord de la Moskova en ordre déployé
why-ferry-kind = les barques ne portent que le personnel et les armes
why-ferry-ground = { $the-unit } ne pourrait pas bouger sur l’autre rive
why-ferry-engineers = aucun autre génie n’est resté ici, sur l’une ou l’autre rive, depuis le début de l’impulsion
why-ferry-points = { $the-unit } n’a pas assez de Pm pour la traversée

command-lost = { $The-hq } est détruit. Unités étouffées : { $units }.
