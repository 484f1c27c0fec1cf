"""Victory Roads: the Eastern Front from June 1944 to the spring of 1945."""
