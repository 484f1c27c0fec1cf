# The words of rulebooks in which rules are cited: "Annex 2", "CRT 5–1", "2.4.5 · event 9".
# A part of a rule's id that has no word here is ours alone and never shown.

cited-0 = introduction
cited-aa = AA fire
cited-after = after combat
cited-amphib = amphibious tanks
cited-annex = annex
cited-armeng = armoured engineers
cited-art-limits = limits of artillery
cited-artillery = artillery
cited-assault = assault
cited-at-range = AT range
cited-battle = battle
cited-bridge = bridges
cited-calendar = calendar
cited-camouflage = concealment
cited-cavalry = cavalry
cited-challenge = challenge
cited-command = command
cited-component = components
cited-crt = CRT
cited-demolition = demolition
cited-design-note = design note
cited-design-notes = design notes
cited-direct = direct fire
cited-dummies = dummies
cited-enemy-roads = enemy roads
cited-errata = errata
cited-event = event
cited-ex = example
cited-example = example
cited-exc = exception
cited-exception = exception
cited-firepower = firepower
cited-flame = flamethrowers
cited-formation = formation
cited-fort = fortifications
cited-grid = map
cited-heavy = heavy artillery
cited-hidden = hidden counters
cited-indirect = indirect fire
cited-initiative = initiative
cited-lexicon = glossary
cited-los = line of sight
cited-losses = losses
cited-lull = lull
cited-map = map
cited-morale = morale
cited-move = movement
cited-note = note
cited-notes = design notes
cited-obj = objective
cited-observe = observation
cited-oe = order of battle
cited-offmap = off the map
cited-preamble = introduction
cited-rail = rail
cited-reinf = reinforcements
cited-repl = replacements
cited-retreat = retreat
cited-rockets = rockets
cited-row = row
cited-scenario = scenario
cited-sheet = player aid
cited-shifts = shifts
cited-stack = stacking
cited-state = unit states
cited-step = step
cited-strategic = strategic hexes
cited-supply = supply
cited-support = support
cited-surprise = surprise
cited-tec = TEC
cited-terrain = terrain
cited-track = track
cited-trc = CRT
cited-turn = turn
cited-units = units
cited-weapons = weapons
cited-weather = weather
cited-works = field works
cited-zoc = ZOC
cited-zoc-armour = ZOC and armour
# A rule that stands in none of these places.
cited-elsewhere = rulebook

## The usual sums of a forecast.

sum-attack = Attackers
sum-defence = Defenders
sum-column = Column
sum-die = Die modifiers

# Counters whose names the reader does not know.
hidden-piece = { $count ->
    [1] a face-down counter
   *[other] { $count } face-down counters
}

# Joins the last of several names to those before it.
and = and
