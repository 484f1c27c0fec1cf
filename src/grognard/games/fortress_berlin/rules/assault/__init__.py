"""8.4, 8.5 Assaults: who takes part, what they come to, and how they are carried out."""
