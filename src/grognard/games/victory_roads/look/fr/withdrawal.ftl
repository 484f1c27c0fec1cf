# 4.7 Repli non autorisé

ask-defy = Effectuer un repli non autorisé ? L’humeur de Hitler baisse de { $count }.
ask-around = Posez le marqueur Repli : les unités à { $limit } hexagones ou moins peuvent se replier.
ask-withdraw = Choisissez les unités autour { $of-cell } qui se replient.
ask-pull-back = { $The-unit } se replie : choisissez l’hexagone suivant.
verb-defy = Repli non autorisé
verb-obey = Obéir
verb-around = Repli autour de
verb-withdraw-unit = Replier
verb-pull-back = Se replier
withdrawal-begins = Repli non autorisé autour { $of-cell }.
withdrawal-went = { $The-unit } se replie { $of-start } { $to-cell } et ne pourra pas attaquer ce tour-ci.
why-no-unit-to-withdraw = aucune unité capable de se replier à { $limit } hexagones ou moins
why-too-far-from-marker = à plus de { $limit } hexagones du marqueur Repli
why-withdrawn-already = { $the-unit } s’est déjà { $gender-unit ->
    [f] repliée
   *[other] replié
}
why-no-way-to-withdraw = { $the-unit } doit se replier vers le nord-ouest, le sud-ouest ou le sud, ou en s’éloignant de l’ennemi
why-withdrawn-far-enough = { $the-unit } a parcouru deux hexagones, et son potentiel de mouvement ne suffit pas pour celui-ci
why-stays-put = { $the-unit } ne peut pas bouger
why-enemies-there = des unités ennemies s’y trouvent
why-not-of-the-axis = { $the-unit } n’est pas une unité de l’Axe sur la carte
