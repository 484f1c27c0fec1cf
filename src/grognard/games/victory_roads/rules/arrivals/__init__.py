"""17, 18 The phase of reinforcements and replacements, withdrawals and transformations."""
