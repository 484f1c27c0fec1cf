"""Borodino ’41: the battle for the Minsk–Moscow highway, October 1941."""
