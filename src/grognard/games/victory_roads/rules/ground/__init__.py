"""What the chapters rest on; nothing here asks anybody.

1.2.1 `command` · 1.3 `steps` · 1.10 `control` · 1.11.1 `stacking` · 4.1.1 `lines` of supply · 6.1 `ways`
and costs.
"""
