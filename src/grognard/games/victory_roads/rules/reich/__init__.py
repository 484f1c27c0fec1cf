"""14 to 16, 19 Germany's allies, Hitler's mood, the objectives of the Reich, and Warsaw."""
