# 11: inverted counters and dummies

dummies-place = Dummies: take one to lay it out of sight, or change which unit one poses as (either, once an impulse for each), or pass.
dummies-pose = Which of your units does { $unit } pose as? Under fire it has that unit’s kind, strength and morale.
dummies-lay = Where do you lay { $unit }?
dummies-found = { $The-unit } in { $cell } is found out and leaves the map.

verb-take = Take
verb-claim = Pose as another unit
verb-feign = Pose as
verb-as-before = As before
verb-lay = Lay
verb-aside = Out of play
window-dummies = Dummies

why-dummies-no-dummy = { $unit } is no dummy of yours
why-dummies-laid = { $unit } has been laid or told in this impulse
why-dummies-no-model = a dummy poses as a combat unit of its side on the map
why-dummies-told = the enemy has been told what it is
why-dummies-enemy = enemies are there
why-dummies-entry = a dummy can’t keep reinforcements out, so it may not stay here
why-dummies-observed = the enemy looks into this hex
