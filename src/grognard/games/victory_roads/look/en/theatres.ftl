# 9, 10, 11.2, 11.6, 11.7, 12: theatres, infantry corps, the Stavka

corps-standard = { $unit } goes back to standard mode.
theatre-uprooted = { $theatre } loses its line of supply at { $cell }: its supports go back to the pool.
theatre-fled = { $theatre } falls back to { $cell }.
ask-refuge = { $theatre } must fall back: choose one of the nearest cities.
verb-flee = Fall back
why-no-refuge = { $theatre } falls back to the nearest major city in the east with a line of supply.
