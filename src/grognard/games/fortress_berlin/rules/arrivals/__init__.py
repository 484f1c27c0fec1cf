"""4.1.1 What comes in the reinforcement segment, and what goes."""
