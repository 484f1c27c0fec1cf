# 6.7 Haltebefehl

ask-halt = Lay or lift Haltebefehl markers ({ $count } on the map), then go on.
verb-hold = Haltebefehl
verb-release = Lift the Haltebefehl
halt-ordered = Haltebefehl in { $cell }: { $units } must hold.
halt-lifted = The Haltebefehl in { $cell } is lifted.
halt-gone = The Haltebefehl marker in { $cell } leaves the map.
why-must-hold = a Soviet corps stands beside { $cell }: at least one German division must stay under the Haltebefehl
why-no-place-to-hold = a Haltebefehl is declared in major cities and Baltic ports only
why-no-german-division = no German division stands in { $cell }
why-ordered-already = a Haltebefehl lies in { $cell } already
why-just-lifted = the Haltebefehl in { $cell } has just been lifted
why-no-marker-left = { $limit } Haltebefehl markers are on the map, and there are no more
why-not-ordered = no Haltebefehl lies in { $cell }
why-just-ordered = the Haltebefehl in { $cell } has just been declared
why-watched = a Soviet corps stands beside { $cell }: the Haltebefehl can’t be lifted
