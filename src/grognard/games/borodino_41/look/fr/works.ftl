# 15, 17 : travaux, ponts, bacs et commandement

works-built = { $unit } : { $kind ->
    [foxhole] trous d’homme
   *[trench] tranchée
} en { $cell }.
works-digs = { $unit } creuse en { $cell }.
works-captured = La tranchée en { $cell } est prise.
works-abandoned = Les trous d’homme en { $cell } sont abandonnés.
works-wrecked = { $unit } détruit la fortification en { $cell }.
why-works-personnel = seul le personnel creuse
why-works-column = { $unit } est en colonne
why-works-disrupted = { $unit } est désorganisée et ne construit rien
why-works-marsh = on ne creuse pas dans un marais
why-works-trench-there = il y a déjà une tranchée
why-works-one-kind = un seul type d’ouvrage par hex
why-works-points = { $unit } a besoin de { $quarters } Pm pour cela
why-works-whole-impulse = { $unit } a besoin de toute l’impulsion pour cela
why-works-engineers = { $unit } n’est pas du génie
why-works-no-fort = il n’y a plus de fortification ici
why-works-disturbed = { $unit } n’est pas tranquille

bridge-blown = { $unit } fait sauter le pont entre { $cells }.
bridge-begun = { $unit } commence à travailler au pont entre { $cells }.
bridge-interrupted = { $unit } a été dérangée : la journée de travail au pont est perdue.
bridge-pontoons-lost = Les pontons de { $unit } sont perdus.
bridge-finished = Le pont entre { $cells } est prêt et servira demain.
bridge-forgone = Il n’y a plus de marqueur pour le pont entre { $cells }.
bridge-lifted = Le pont entre { $cells } est retiré.
bridge-free = Quel pont retirer pour le nouveau entre { $cells } ?
verb-forgo = Aucun
why-bridge-end = { $unit } n’est à aucun des deux bouts
why-bridge-none = il n’y a pas de pont à détruire
why-bridge-there = il y a un pont
why-bridge-whole-day = { $unit } doit commencer à la première impulsion du jour, avant toute chose
why-bridge-zoc = { $unit } est dans une ZC
why-bridge-pontoon = seul le génie allemand, avec les pontons de sa division, jette un pont sur la Moskva
why-bridge-bank = l’ennemi tient l’autre rive
why-bridge-not-yours = ce n’est pas un de vos nouveaux ponts

why-ferry-river = { $unit } doit être déployée au bord de la Moskva
why-ferry-kind = les barques ne portent que le personnel et les armes
why-ferry-ground = { $unit } ne pourrait pas bouger sur l’autre rive
why-ferry-engineers = aucun génie n’est resté sur cette rive depuis le début de l’impulsion
why-ferry-points = { $unit } n’a pas assez de Pm pour la traversée

command-lost = { $hq } est détruit : { $units } sont étouffées.
