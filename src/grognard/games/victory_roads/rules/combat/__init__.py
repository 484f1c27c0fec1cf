"""7 Combat, from the choice of attackers to the exploitation markers."""
