# 6.7 Haltebefehl

ask-halt = Posez ou retirez des marqueurs Haltebefehl ({ $count } sur la carte), puis continuez.
verb-hold = Haltebefehl
verb-release = Lever le Haltebefehl
halt-ordered = Haltebefehl { $to-cell } : { $units } doivent tenir.
halt-lifted = Le Haltebefehl { $to-cell } est levé.
halt-gone = Le marqueur Haltebefehl { $to-cell } est retiré de la carte.
why-must-hold = un corps soviétique est adjacent à { $cell } : au moins une division allemande doit rester sous le Haltebefehl
why-no-place-to-hold = un Haltebefehl se déclare seulement dans une ville majeure ou un port de la Baltique
why-no-german-division = aucune division allemande ne se trouve { $to-cell }
why-ordered-already = un marqueur Haltebefehl est déjà posé { $to-cell }
why-just-lifted = le Haltebefehl { $to-cell } vient d’être levé
why-no-marker-left = { $limit } marqueurs Haltebefehl sont sur la carte : il n’y en a pas d’autre
why-not-ordered = aucun marqueur Haltebefehl n’est posé { $to-cell }
why-just-ordered = le Haltebefehl { $to-cell } vient d’être déclaré
why-watched = un corps soviétique est adjacent à { $cell } : le Haltebefehl ne peut pas être levé
