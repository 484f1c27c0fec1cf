# 14: aircraft and anti-aircraft fire

air-strike = Air strikes: { $left ->
    [0] no column shifts are left, so pass.
   *[other] click a hex, then how many column shifts to fly against it, or pass. Shifts left: { $left }.
}
air-redirect = The strike on { $cell } found nothing but a dummy: choose another hex within 6 hexes ({ $number ->
    [one] one shift
   *[other] { $number } shifts
}).
air-flak = Aircraft over { $cell } ({ $number ->
    [one] one shift
   *[other] { $number } shifts
}): click the AA guns that fire, one by one, or pass.
air-rolled = Both sides roll for their aircraft in secret.
air-flown = { $The-side } strike { $cell } from the air: { $number ->
    [one] one shift
   *[other] { $number } shifts
}.
air-duel = { $The-unit } fires at the aircraft (aircraft and gun: { $dice }): { $hit ->
    [0] no effect
   *[other] one shift less
}, { $number ->
    [0] none left
   *[other] { $number } left
}.

verb-strike = Strike
verb-divert = Strike instead
verb-abandon = Let the shifts go
verb-flak = Fire at the aircraft
window-strikes = Air strikes
window-flak = Anti-aircraft fire

why-air-shifts = shifts left: { $left }
why-air-far = more than 6 hexes away from the dummy
why-air-nobody = no enemy is there
why-air-unseen = nobody observes the units there
why-air-cover = the units there are in cover and have not been observed since yesterday
why-air-no-flak = { $unit } is no anti-aircraft unit of yours on the map
why-air-fired = { $unit } has fired in this impulse
why-air-range = out of range: { $unit } reaches { $most } hexes against aircraft
