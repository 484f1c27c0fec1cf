# Ce que les cartes et plateaux de tous les jeux disent en français.
# Les espaces devant : ; ? ! sont insécables.

## La légende

legend = Légende
legend-fort = Fortifié
legend-badge = Valeur de la ville
legend-badge-square = Garnison requise
legend-port = Port

## Ce qui se trouve dans un hexagone

place = { $kind } : { $name }
# Avec le nom d’aujourd’hui.
place-renamed = { $kind } : { $name } (aujourd’hui { $today })
# Ce qu’un hexagone partage avec d’autres, et de quel côté.
leads = { $what } : { $where }

## Les six directions

direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SO
direction-nw = NO
