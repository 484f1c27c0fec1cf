"""6 Movement: the march of a unit or a stack."""
