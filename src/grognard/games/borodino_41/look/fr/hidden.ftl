# 11 : pions inversés et leurres

dummies-place = Leurres : prenez-en un pour le poser à l’abri des regards, changez ce qu’il prétend être, ou continuez.
dummies-lay = Où posez-vous { $the-unit } ?
dummies-found = { $The-unit } est dévoilé ({ $cell }) et quitte la carte.

verb-take = Prendre
verb-claim = Faire passer pour
verb-lay = Poser
verb-aside = Mettre de côté
window-dummies = Leurres

why-dummies-no-dummy = { $the-unit } n’est pas un de vos leurres
why-dummies-laid = { $the-unit } a déjà été posé ou annoncé pendant cette impulsion
why-dummies-told-so = c’est déjà ce qu’il prétend être
why-dummies-told = l’ennemi connaît déjà son type
why-dummies-enemy = l’ennemi s’y trouve
why-dummies-entry = un leurre ne peut barrer l’entrée à des renforts, et ne reste donc pas ici
why-dummies-observed = l’ennemi voit cet hexagone
