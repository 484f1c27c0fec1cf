"""Race for Berlin: Joukov against Koniev, April 1945."""
