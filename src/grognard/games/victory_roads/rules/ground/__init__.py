"""What the chapters rest on: ways and costs, command, stacking, control. Nothing here asks anybody."""
