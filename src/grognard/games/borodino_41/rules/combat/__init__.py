"""12 Combat, in the order of an impulse.

`phase` calls guns (`commitment`), aircraft, hex after hex (`ladder`), and the fire that is left
(`closing`). In a hex: `declaring` where defenders stand, `withdrawal`, then fires. A fire is `fire`: who
can bring what (`firepower`, `gathering`), chosen by a player (`firing`, `stukas`), reckoned (`shifts`,
`shots`), shown (`forecast`) and carried out (`volley`, `morale`, `losses`); `telling` is what it gives
away.
"""
