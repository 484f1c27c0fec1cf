"""5, 11 Supports: pools and boxes, the phase, how they are obtained and placed, their events and effects."""
