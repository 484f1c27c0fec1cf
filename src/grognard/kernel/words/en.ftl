# The words of rulebooks in which rules are cited: "Annex 2", "CRT 5–1", "2.4.5 · event 9".
# A part of a rule's id that has no word here is ours alone and never shown.

cited-0 = introduction
cited-annex = annex
cited-calendar = calendar
cited-component = components
cited-crt = CRT
cited-design-note = design note
cited-design-notes = design notes
cited-errata = errata
cited-event = event
cited-ex = example
cited-example = example
cited-exc = exception
cited-exception = exception
cited-grid = map
cited-lexicon = glossary
cited-map = map
cited-note = note
cited-notes = design notes
cited-obj = objective
cited-oe = order of battle
cited-preamble = introduction
cited-row = row
cited-scenario = scenario
cited-sheet = player aid
cited-step = step
cited-strategic = strategic hexes
cited-support = support
cited-tec = TEC
cited-terrain = terrain
cited-track = track
cited-trc = CRT
cited-turn = turn
cited-units = units
# A rule that stands in none of these places.
cited-elsewhere = rulebook

## The usual sums of a forecast.

sum-attack = Attackers
sum-defence = Defenders
sum-column = Column
sum-die = Die modifiers

# A counter whose name the reader does not know, by the number of its token.
hidden-piece = face-down counter { $token }

# Joins the last of several names to those before it.
and = and
