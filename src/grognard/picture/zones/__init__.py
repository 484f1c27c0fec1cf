"""Maps of games that are played on zones."""
