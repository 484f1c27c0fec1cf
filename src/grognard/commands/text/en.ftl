# What the commands print around the words of a game, in English.

## Games and their parts

game-line = { $game }, { $scenario }: { $rest }
computer = { $seat } ({ $level })
level-random = computer, at random
level-scripted = computer
winner = { $seat }: { $score } (winner)
loser = { $seat }: { $score }
actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
nobody = nobody
yes = yes
no = no
on = on
off = off
none = –
number = { NUMBER($value) }
share = { $percent }%

## games

game-offered = { $title } ({ $name }), computer players: { $players }
scenarios = Scenarios
options = Options
column-scenario = scenario
column-title = title
column-rule = rule
column-seats = seats
column-options = options
column-option = option
column-default = default
column-meaning = meaning
maps-alone = Maps whose rules are still to come (data, map): { $maps }

## simulate

simulated = { $game }, { $scenario }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, seed { $seed }
column-won-by = won by
column-games = games
column-share = share
agent-alone = player { $level }
in-all = In all
column-measure = measure
column-value = value
measure-finished = games finished
measure-mean_turns = turns (mean)
measure-decisions = decisions
measure-mean_options = choices a decision (mean)
measure-cpu_seconds = CPU seconds
measure-decisions_per_cpu_second = decisions a CPU second
mean-of = { $what } (mean)

## verify and replay

good = { $file }: good, { $actions }, { $result }
won-by = won by { $winners }
drawn = a draw
did = { $side }: { $action }
outcome = Winner: { $winners }. { $scores }
position = Position, as seen by the player: { $seat }
column-what = what
column-now = now
turn = Turn
turn-of = { $turn } of { $last }
phase = Phase
points = Points
decides = { $side } to decide
more-options = and { $count } more
cities = Cities and their values
column-held-by = held by
column-cities = cities
units = Units
column-side = side
column-where = where
column-units = units
forecast = Forecast { $column }
column-result = result
column-chance = chance
column-number = number
sums = How it comes about

## rules

rules-of = Rules of { $game }
column-kind = kind
column-gist = gist
column-proven = proven by
column-id = id
open-rule = nothing: open
mere-note = a note
rules-in-all = { $rules } rules: { $tested } proven in play, { $data } by data, { $open } open
kind-component = component
kind-definition = definition
kind-example = example
kind-modifier = modifier
kind-note = note
kind-optional = optional
kind-procedure = procedure
kind-reinforcement = reinforcement
kind-restriction = restriction
kind-scenario = scenario
kind-sequence = sequence
kind-setup = set-up
kind-table = table
kind-victory = victory

## data

components-of = Components of { $game }
column-file = file
column-printed = printed
column-derived = derived
column-reconstructed = reconstructed
column-all = all
all-files = all files
provenances = printed: in the rulebook; derived: forced by it; reconstructed: ours, with grounds in each row
fingerprint = fingerprint { $value }

## Directions

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west
