"""Who knows what: levels, twins, pools, secret dice and zones of control as they appear."""
