# 9, 10, 11.2, 11.6, 11.7, 12 : théâtres, corps d’infanterie, Stavka

corps-standard = { $unit } repasse en mode standard.
theatre-uprooted = { $theatre } perd sa ligne de ravitaillement en { $cell } : ses supports retournent en pioche.
theatre-fled = { $theatre } se replie en { $cell }.
ask-refuge = { $theatre } doit se replier : choisissez l’une des villes les plus proches.
verb-flee = Se replier
why-no-refuge = { $theatre } se replie sur la ville majeure la plus proche à l’est qui peut tracer une ligne de ravitaillement.
