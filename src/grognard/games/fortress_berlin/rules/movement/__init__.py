"""5, 7 Movement, entry and exit, the U-Bahn.

`phase` takes one after the other; a `march` goes where `reaching` lets it, hex by hex (`walking`), and
`stand` is what happens in each · 5.0, 5.3, 5.4 `entry` · 5.2 `exit` · 17.1 `u_bahn`.
"""
