# 14 à 16, 19 : l’humeur de Hitler, la fin du Reich, les alliés de l’Axe et Varsovie

reich-mood = Humeur de Hitler : { $change }, en case { $level }.
reich-freedom = La liberté d’action passe en case { $level }.
reich-dismissed = Le commandant du front est limogé (limogeage n° { $number }) : l’humeur de Hitler revient en case { $level }, qu’elle ne pourra plus dépasser.
