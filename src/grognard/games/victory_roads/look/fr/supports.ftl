# 5, 11.1, 11.3 à 11.5 : supports

## Ce qui arrive aux pions

supports-spent = { $unit } est dépensé.
supports-parted = { $unit } retourne en pioche avec la perte de son unité.
supports-lost = Tous les supports de la case retournent en pioche : { $count }.

## Pourquoi pas

why-not-in-box = { $unit } n’est pas dans cette case.
why-event-only = { $unit } ne peut être joué que comme événement.
why-not-on-map = { $unit } n’est pas sur la carte.
why-no-fire = { $unit } n’aide pas une attaque.
why-used-already = { $unit } aide déjà cette attaque.
why-out-of-range = { $unit } est hors de portée : { $range }.
why-outside-theatre = L’hex est hors du rayon de { $theatre }, d’où vient { $unit }.
why-same-support = Un support de même nom aide déjà cette attaque.
