"""7, 16 Movement, in the order of a march.

`phase` takes unit after unit; on the map by `entry`, back on it by `offmap`, away in the opening by
`withdrawing`. A `march` has an `allowance`, a `formation`, and `networks` that say what hexes cost, with
`roads` that the enemy has not opened; `contact` and `reaching` say where it may end, `stepping` what
happens on the way, `probing` what counters face down turn out to be, and `markers` are paid for at its end.
"""
