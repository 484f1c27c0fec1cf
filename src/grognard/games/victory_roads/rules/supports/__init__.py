"""5, 11 Supports.

5.1, 5.2 `pools` and boxes, what a box can't keep: `surplus` · 5, 11.1 `phase` · 5.3, 11.3, 11.4
`obtaining`, its `chances` · 5.4, 11.5 `placing`, where: `spots` · 11.5.2 `surprise` · their `events` and
`effects` · what must hold of them always: `soundness`.
"""
