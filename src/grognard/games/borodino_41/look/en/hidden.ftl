# 11: inverted counters and dummies

dummies-place = Dummies: take one to lay it out of sight, change what one is said to be, or go on.
dummies-lay = Where do you lay { $unit }?
dummies-found = { $unit } in { $cell } is found out and leaves the map.

verb-take = Take
verb-claim = Call it
verb-lay = Lay
verb-aside = Out of play
window-dummies = Dummies

why-dummies-no-dummy = { $unit } is no dummy of yours
why-dummies-laid = { $unit } has been laid or told in this impulse
why-dummies-told-so = it is said to be that already
why-dummies-told = the enemy has been told what it is
why-dummies-enemy = enemies are there
why-dummies-entry = a dummy can’t keep reinforcements out, so it may not stay here
why-dummies-observed = the enemy looks into this hex
