"""Tables: who sits there, what was played, what each seat may see, and the ways a game goes on or ends."""
