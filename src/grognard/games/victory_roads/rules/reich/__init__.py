"""14 to 16, 19 Germany's allies, Hitler's mood, the objectives of the Reich, and Warsaw.

14 `capitulation` · 15 `satisfaction` · 16 `objectives` · 19 `warsaw`.
"""
