"""8.4, 8.5 Assaults: who takes part, what they come to, and how they are carried out.

8.4.1 `eligibility` · 8.4.2 `announcing` all of them, one assault: `assault`, its sum: `reckoning` · 3.5.2
`support`, of comrades and of the defender: `staffs` · 8.5 `advantages`.
"""
