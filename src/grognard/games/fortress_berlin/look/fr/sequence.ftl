# 4, 5, 6, 11, 12, 14, 15, 16 : tours, arrivées, récupération, milices, points et fin

turn-begins = Le tour { $turn } commence.
turn-side = Au tour { $of-side }.
recovery-units = Récupération : { $units }.
air-strikes = Aviation, dés { $dice } : { $count ->
    [0] aucune frappe
    [one] une frappe
   *[other] { $count } frappes
} pour { $the-side }.
why-not-your-turn = ce n’est pas votre tour ; à jouer : { $waiting }
why-other-phase = impossible maintenant ; en cours : { $phase }

phase-setup = mise en place
phase-reinforcement = renforts
phase-recovery = récupération
phase-movement = mouvement
phase-combat = combat
phase-end = fin de tour
phase-over = la fin

verb-pick = Prendre
verb-done = Terminer

## Renforts et retraits

reinforcement-due = À faire entrer : { $units }.
withdrawal-poles = Les Polonais se retirent : { $units }.
withdrawal-choose = { $The-unit } devait se retirer mais n’est plus là : choisissez une unité semblable à retirer.
withdrawal-substitute = { $The-unit } se retire à la place d’une unité polonaise.
verb-send-away = Retirer
why-not-alike = cette unité n’est pas du même type, vient d’un autre bord ou est plus faible

## Volkssturm et Flak

volkssturm-die = Volkssturm, dé { $die } : { $die ->
    [1] un bataillon est levé
    [6] un bataillon déserte
   *[other] { $die } bataillons sont levés
}.
volkssturm-place = Volkssturm : { $count ->
    [one] placez le dernier bataillon dans le périmètre, sur l’un des hexagones marqués.
   *[other] placez { $count } bataillons dans le périmètre. Cliquez sur un pion ci-dessous, puis sur l’un des hexagones marqués.
}
volkssturm-placed = { $The-unit } est levé en { $cell }.
volkssturm-nowhere = Aucun hexagone n’accueille la Volkssturm : { $count ->
    [one] un bataillon retourne
   *[other] { $count } bataillons retournent
} dans la pioche.
volkssturm-lose = Un bataillon de la Volkssturm déserte : cliquez sur celui qui s’en va.
flak-decide = Cliquez sur une batterie de Flak pour la démanteler : ses hommes rejoignent la Volkssturm au ministère de l’Air. Ou gardez les pièces.
flak-dismantled = { $The-unit } est démantelée en { $cell }.
flak-place = Placez { $the-unit } au ministère de l’Air ou à côté.
verb-place = Placer
verb-desert = Déserte
verb-dismantle = Démanteler
verb-keep = Garder les pièces
why-not-drawn = ce bataillon n’a pas été tiré
why-outside-perimeter = { $cell } est hors du périmètre
why-soviet-units = des unités soviétiques sont en { $cell }
why-soviet-zone = { $cell } est dans une ZOC soviétique
why-closed-ground = personne ne peut être placé sur ce terrain
why-behind-lines = { $cell } est derrière les lignes soviétiques
why-no-volkssturm = { $the-unit } n’est pas de la Volkssturm sur la carte
why-no-flak = { $the-unit } n’est pas une batterie de Flak sur la carte
why-not-ministry = { $cell } n’est pas au ministère de l’Air

## Infanterie navale

naval-die = Infanterie navale, dé { $die } : { $die ->
    [1] un bataillon arrive
    [2] un bataillon arrive
   *[other] personne n’arrive
}.
naval-choose = { $The-unit } arrive par les airs : cliquez sur un aérodrome avec Flak, ou risquez l’axe du Tiergarten ({ $needed } ou moins pour arriver).
naval-nowhere = { $The-unit } ne peut se poser nulle part.
naval-home = { $The-unit } ne décolle pas : aucun aérodrome n’est libre.
naval-landed = { $The-unit } se pose en { $cell }.
naval-dropped = { $The-unit } se pose sur l’axe en { $cell }, dé { $die }.
naval-lost = { $The-unit } s’écrase sur l’axe en { $cell }, dé { $die }.
verb-land = Se poser sur l’aérodrome
verb-drop = Se poser sur l’axe
why-no-airfield = { $cell } n’est pas un aérodrome
why-airfield-free = un aérodrome est libre : le bataillon s’y pose, ou tente l’axe
why-no-flak-there = il n’y a plus de Flak en { $cell }
why-not-axis = { $cell } n’est pas sur l’axe du Tiergarten
why-soviet-held = { $cell } est aux mains des Soviétiques

## Milices

militia-tested = { $The-unit } voit venir les Soviétiques en { $cell }, dé { $die } : { $die ->
    [1] désertion.
    [2] désertion.
    [3] désertion.
   *[other] le bataillon reste.
}
militia-released = La SS a combattu : les Jeunesses hitlériennes peuvent bouger et attaquer.

## Points

points-hitler-suicide = Suicide d’Hitler : { $points } VP pour { $the-side }.
points-hitler-alive = Hitler est en vie : { $points } VP pour { $the-side }.
points-hitler-last = Hitler a vécu jusqu’au dernier tour : { $points } VP pour { $the-side }.
points-reichstag-early = Le Reichstag a tenu : { $points } VP pour { $the-side }.
points-reichstag-late = Le Reichstag a tenu : { $points } VP pour { $the-side }.
points-exit = Une unité de la 20e Panzergrenadier a quitté la carte : { $points } VP pour { $the-side }.
points-straggler = La 20e Panzergrenadier est toujours là : 1 VP pour { $the-side }.
points-tiergarten = Un bataillon naval est perdu : 1 VP pour { $the-side }.
points-reichstag-flak-tower = Une tour de Flak à la place du Reichstag : 1 VP pour { $the-side }.
points-latvians = Des Lettons à Berlin : 1 VP pour { $the-side }.
points-lvi-korps = Le LVI Panzer Korps est renforcé : { $points } VP pour { $the-side }.
points-steiner = Steiner attaque : { $points } VP pour { $the-side }.
points-wenck = Wenck arrive : { $points } VP pour { $the-side }.
points-leader-captured = Un chef est capturé : 1 VP pour { $the-side }.
points-leader-fled = Un chef a fui : { $points ->
    [one] 1 VP
   *[other] { $points } VP
} pour { $the-side }.
points-assassination = Hitler est assassiné : { $points } VP pour { $the-side }.

## La fin

victory-hitler = Hitler est capturé : la guerre est finie.
victory-reichstag = Les Soviétiques ont pris le but de la bataille : les VP décident.
victory-last-turn = Le dernier tour est terminé.
victory-why = { $how ->
    [hitler] Hitler est capturé : peu importent les VP.
    [held] Le Reichstag a tenu jusqu’au bout : peu importent les VP.
    [reichstag] Les Soviétiques ont pris { $cell } : les VP décident, { $more } à { $fewer }.
   *[last-turn] Le dernier tour est terminé : les VP décident, { $more } à { $fewer }.
}
victory-won-german = { victory-why } Victoire allemande.
victory-won-soviet = { victory-why } Victoire soviétique.
victory-won-draw = { victory-why } Match nul.
