# 11 : pions inversés et leurres

dummies-place = Leurres : prenez-en un pour le poser à l’abri des regards, ou changez ce qu’il prétend être (l’un ou l’autre, une fois par impulsion pour chacun), ou passez.
dummies-pose = Pour laquelle de vos unités passe { $the-unit } ? Sous le feu, il en a le type, la force et le moral.
dummies-lay = Où posez-vous { $the-unit } ?
dummies-found = { $The-unit } est dévoilé ({ $cell }) et quitte la carte.

verb-take = Prendre
verb-claim = Faire passer pour une autre unité
verb-feign = Passer pour
verb-as-before = Comme avant
verb-lay = Poser
verb-aside = Mettre de côté
window-dummies = Leurres

why-dummies-no-dummy = { $the-unit } n’est pas un de vos leurres
why-dummies-laid = { $the-unit } a déjà été posé ou annoncé pendant cette impulsion
why-dummies-no-model = un leurre passe pour une unité combattante de son camp sur la carte
why-dummies-told = l’ennemi connaît déjà son type
why-dummies-enemy = l’ennemi s’y trouve
why-dummies-entry = un leurre ne peut barrer l’entrée à des renforts, et ne reste donc pas ici
why-dummies-observed = l’ennemi voit cet hexagone
