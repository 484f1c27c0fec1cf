# 13 : la mise en place

setup-choose = { $count ->
    [0] Mise en place : tout est placé. Déplacez, retournez, ou commencez.
   *[other] Mise en place : prenez une unité pour la placer, ou placez tout ce qui reste ({ $count }) selon le plan type.
}
setup-place = Placez { $the-unit } : cliquez sur un hexagone.
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
why-setup-ground = { $the-unit } ne peut pas prendre place en { $cell }
why-one-face = { $the-unit } n’a qu’un mode
why-no-facing = { $the-unit } est en mode combat et fait face partout
