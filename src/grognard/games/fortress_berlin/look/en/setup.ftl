# 13: the set-up

setup-choose = { $count ->
    [0] Set-up: everybody is placed. Move units about, turn them over, or begin.
   *[other] Set-up: take a unit to place it, or place all that are left ({ $count }) by the standard plan.
}
setup-place = Place { $the-unit } { $site }.
setup-placed = { $unit } is set up in { $cell }.
setup-flipped = { $unit } is flipped.
setup-faced = { $unit } faces another way.
setup-standard = All that were left are set up by the standard plan.
setup-done = The defence of Berlin is set up.
verb-standard = Place all that are left
verb-deploy = Turn over
verb-orient = Face
verb-back = Put it back
owed-setup = units still to be placed: { $count }
why-setup-later = { $unit } does not belong to the set-up
why-setup-fixed = { $unit } has its own hex
why-setup-unplaced = { $unit } is not on the map
why-setup-complete = everybody is placed
why-setup-other = another unit is in hand
why-setup-havel = the Hitler Youth must guard every bridge of the Havel first
why-setup-ground = { $unit } is set up { $site }
why-one-face = { $unit } has one mode only
why-no-facing = { $unit } is in combat mode and faces all ways

## Where one sets up

site-hexes = in { $one }
site-either = in { $one } or { $other }
site-tegel = on Tegel airfield
site-tempelhof = on Tempelhof airfield
site-gatow = on Gatow airfield
site-free = anywhere { $number } hexes or more from the edge
site-perimeter = anywhere within the perimeter
site-building-or-u-bahn = on a major building or a U-Bahn station
site-u-bahn = on a U-Bahn station
site-strongpoint = on a strongpoint
site-ppb = on a major building or a bank of the Teltow canal
site-hj = within the perimeter or on a bridge of the Havel
site-cup = within the perimeter, or at most { $number } hexes from the south edge
