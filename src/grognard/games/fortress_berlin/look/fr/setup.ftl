# 13 : la mise en place

setup-choose = { $count ->
    [0] Mise en place : tout est placé. Déplacez, retournez, ou terminez.
   *[other] Mise en place : prenez une unité pour la placer, ou placez tout ce qui reste ({ $count }) selon le plan type.
}
setup-place = Placez { $the-unit } { $site }.
setup-placed = { $The-unit } prend place en { $cell }.
setup-flipped = { $The-unit } change de face.
setup-faced = { $The-unit } change d’orientation.
setup-standard = Tout ce qui restait prend place selon le plan type.
setup-done = La défense de Berlin est en place.
verb-standard = Placer tout ce qui reste
verb-deploy = Retourner
verb-orient = Orienter
verb-back = Reposer
owed-setup = unités encore à placer : { $count }
why-setup-later = { $the-unit } ne fait pas partie de la mise en place
why-setup-fixed = { $the-unit } a son hexagone
why-setup-unplaced = { $the-unit } n’est pas sur la carte
why-setup-complete = tout est placé
why-setup-other = une autre unité est en main
why-setup-havel = la Jeunesse hitlérienne doit d’abord garder chaque pont de la Havel
why-setup-ground = { $the-unit } se place { $site }
why-one-face = { $the-unit } n’a qu’un mode
why-no-facing = { $the-unit } est en mode combat et fait face partout

## Où l’on se déploie

site-hexes = en { $one }
site-either = en { $one } ou { $other }
site-tegel = sur l’aérodrome de Tegel
site-tempelhof = sur l’aérodrome de Tempelhof
site-gatow = sur l’aérodrome de Gatow
site-free = où vous voulez, à { $number } hexagones du bord ou plus
site-perimeter = où vous voulez dans le périmètre
site-building-or-u-bahn = sur une construction majeure ou une station de métro
site-u-bahn = sur une station de métro
site-strongpoint = sur un point de résistance
site-ppb = sur une construction majeure ou au bord du canal de Teltow
site-hj = dans le périmètre ou sur un pont de la Havel
site-cup = dans le périmètre, ou à { $number } hexagones au plus du bord sud
