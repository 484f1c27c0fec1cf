"""17, 18 The phase of reinforcements and replacements, withdrawals and transformations.

17 Where units come in: `places` · 17.1, 17.2 `reinforcements` · 17.3 `points`, what they buy:
`replacements` · 18 `withdrawals`.
"""
