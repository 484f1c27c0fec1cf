# L’humeur de Hitler, la fin du Reich, les alliés de l’Axe et Varsovie.

reich-mood = L’humeur de Hitler change de { $by } et passe en case { $box }.
reich-freedom = La liberté d’action est en case { $box }.
reich-dismissed = Le commandant du front est limogé ({ $number ->
    [1] premier limogeage
   *[other] { $number }e limogeage
}) : l’humeur de Hitler revient en case { $box }, qu’elle ne pourra plus dépasser.
