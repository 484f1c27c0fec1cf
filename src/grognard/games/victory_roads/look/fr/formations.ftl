# Comment s’appellent les pions.

formation-rifle = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps de fusiliers
    .the = le { formation-rifle }
    .of = du { formation-rifle }
    .to = au { formation-rifle }
    .gender = m
formation-guards-rifle = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps de fusiliers de la Garde
    .the = le { formation-guards-rifle }
    .of = du { formation-guards-rifle }
    .to = au { formation-guards-rifle }
    .gender = m
formation-tank = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps blindé
    .the = le { formation-tank }
    .of = du { formation-tank }
    .to = au { formation-tank }
    .gender = m
formation-guards-tank = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps blindé de la Garde
    .the = le { formation-guards-tank }
    .of = du { formation-guards-tank }
    .to = au { formation-guards-tank }
    .gender = m
formation-mechanised = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps mécanisé
    .the = le { formation-mechanised }
    .of = du { formation-mechanised }
    .to = au { formation-mechanised }
    .gender = m
formation-guards-mechanised = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps mécanisé de la Garde
    .the = le { formation-guards-mechanised }
    .of = du { formation-guards-mechanised }
    .to = au { formation-guards-mechanised }
    .gender = m
formation-cavalry-corps = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps de cavalerie
    .the = le { formation-cavalry-corps }
    .of = du { formation-cavalry-corps }
    .to = au { formation-cavalry-corps }
    .gender = m
formation-guards-cavalry = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps de cavalerie de la Garde
    .the = le { formation-guards-cavalry }
    .of = du { formation-guards-cavalry }
    .to = au { formation-guards-cavalry }
    .gender = m
formation-polish = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps polonais
    .the = le { formation-polish }
    .of = du { formation-polish }
    .to = au { formation-polish }
    .gender = m
formation-bulgarian = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps bulgare
    .the = le { formation-bulgarian }
    .of = du { formation-bulgarian }
    .to = au { formation-bulgarian }
    .gender = m
formation-czech = { $number ->
        [1] 1er
       *[other] { $number }e
    } corps tchécoslovaque
    .the = le { formation-czech }
    .of = du { formation-czech }
    .to = au { formation-czech }
    .gender = m
formation-baltic = { $number ->
        [1] 1er
       *[other] { $number }e
    } front balte
    .the = le { formation-baltic }
    .of = du { formation-baltic }
    .to = au { formation-baltic }
    .gender = m
formation-belorussian = { $number ->
        [1] 1er
       *[other] { $number }e
    } front biélorusse
    .the = le { formation-belorussian }
    .of = du { formation-belorussian }
    .to = au { formation-belorussian }
    .gender = m
formation-ukrainian = { $number ->
        [1] 1er
       *[other] { $number }e
    } front ukrainien
    .the = le { formation-ukrainian }
    .of = du { formation-ukrainian }
    .to = au { formation-ukrainian }
    .gender = m
formation-leningrad = front de Leningrad
    .the = le { formation-leningrad }
    .of = du { formation-leningrad }
    .to = au { formation-leningrad }
    .gender = m
formation-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée
    .the = la { formation-army }
    .of = de la { formation-army }
    .to = à la { formation-army }
    .gender = f
formation-panzer-army = { $number ->
        [1] 1re
       *[other] { $number }e
    } armée blindée
    .the = la { formation-panzer-army }
    .of = de la { formation-panzer-army }
    .to = à la { formation-panzer-army }
    .gender = f
formation-narwa = détachement d’armée Narwa
    .the = le { formation-narwa }
    .of = du { formation-narwa }
    .to = au { formation-narwa }
    .gender = m
formation-infantry = { $number ->
        [1] 1re
       *[other] { $number }e
    } division d’infanterie
    .the = la { formation-infantry }
    .of = de la { formation-infantry }
    .to = à la { formation-infantry }
    .gender = f
formation-luftwaffe-field = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de campagne de la Luftwaffe
    .the = la { formation-luftwaffe-field }
    .of = de la { formation-luftwaffe-field }
    .to = à la { formation-luftwaffe-field }
    .gender = f
formation-security = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de sécurité
    .the = la { formation-security }
    .of = de la { formation-security }
    .to = à la { formation-security }
    .gender = f
formation-sturm = { $number ->
        [1] 1re
       *[other] { $number }e
    } division d’assaut
    .the = la { formation-sturm }
    .of = de la { formation-sturm }
    .to = à la { formation-sturm }
    .gender = f
formation-panzergrenadier = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de Panzergrenadiers
    .the = la { formation-panzergrenadier }
    .of = de la { formation-panzergrenadier }
    .to = à la { formation-panzergrenadier }
    .gender = f
formation-panzer = { $number ->
        [1] 1re
       *[other] { $number }e
    } Panzerdivision
    .the = la { formation-panzer }
    .of = de la { formation-panzer }
    .to = à la { formation-panzer }
    .gender = f
formation-cavalry-brigade = { $number ->
        [1] 1re
       *[other] { $number }e
    } brigade de cavalerie
    .the = la { formation-cavalry-brigade }
    .of = de la { formation-cavalry-brigade }
    .to = à la { formation-cavalry-brigade }
    .gender = f
formation-jager = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de chasseurs
    .the = la { formation-jager }
    .of = de la { formation-jager }
    .to = à la { formation-jager }
    .gender = f
formation-skijager = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de chasseurs à skis
    .the = la { formation-skijager }
    .of = de la { formation-skijager }
    .to = à la { formation-skijager }
    .gender = f
formation-feldausbildungs = { $number ->
        [1] 1re
       *[other] { $number }e
    } division d’instruction
    .the = la { formation-feldausbildungs }
    .of = de la { formation-feldausbildungs }
    .to = à la { formation-feldausbildungs }
    .gender = f
formation-flak = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de Flak
    .the = la { formation-flak }
    .of = de la { formation-flak }
    .to = à la { formation-flak }
    .gender = f
formation-gebirgs = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de montagne
    .the = la { formation-gebirgs }
    .of = de la { formation-gebirgs }
    .to = à la { formation-gebirgs }
    .gender = f
formation-mountain = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de montagne
    .the = la { formation-mountain }
    .of = de la { formation-mountain }
    .to = à la { formation-mountain }
    .gender = f
formation-volksgrenadier = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de Volksgrenadiers
    .the = la { formation-volksgrenadier }
    .of = de la { formation-volksgrenadier }
    .to = à la { formation-volksgrenadier }
    .gender = f
formation-cavalry = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de cavalerie
    .the = la { formation-cavalry }
    .of = de la { formation-cavalry }
    .to = à la { formation-cavalry }
    .gender = f
formation-cossack = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de cavalerie cosaque
    .the = la { formation-cossack }
    .of = de la { formation-cossack }
    .to = à la { formation-cossack }
    .gender = f
formation-fallschirmjager = { $number ->
        [1] 1re
       *[other] { $number }e
    } division parachutiste
    .the = la { formation-fallschirmjager }
    .of = de la { formation-fallschirmjager }
    .to = à la { formation-fallschirmjager }
    .gender = f
formation-marine = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de marine
    .the = la { formation-marine }
    .of = de la { formation-marine }
    .to = à la { formation-marine }
    .gender = f
formation-reserve = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de réserve
    .the = la { formation-reserve }
    .of = de la { formation-reserve }
    .to = à la { formation-reserve }
    .gender = f
formation-hussar = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de hussards
    .the = la { formation-hussar }
    .of = de la { formation-hussar }
    .to = à la { formation-hussar }
    .gender = f
formation-armoured = { $number ->
        [1] 1re
       *[other] { $number }e
    } division blindée
    .the = la { formation-armoured }
    .of = de la { formation-armoured }
    .to = à la { formation-armoured }
    .gender = f
formation-replacement = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de remplacement
    .the = la { formation-replacement }
    .of = de la { formation-replacement }
    .to = à la { formation-replacement }
    .gender = f
formation-guard = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de la Garde
    .the = la { formation-guard }
    .of = de la { formation-guard }
    .to = à la { formation-guard }
    .gender = f
formation-kampfgruppe-armoured = KG blindé { $values }
    .the = le { formation-kampfgruppe-armoured }
    .of = du { formation-kampfgruppe-armoured }
    .to = au { formation-kampfgruppe-armoured }
    .gender = m
formation-kampfgruppe-infantry = KG d’infanterie
    .the = le { formation-kampfgruppe-infantry }
    .of = du { formation-kampfgruppe-infantry }
    .to = au { formation-kampfgruppe-infantry }
    .gender = m
formation-haltebefehl = garnison du Haltebefehl
    .the = la { formation-haltebefehl }
    .of = de la { formation-haltebefehl }
    .to = à la { formation-haltebefehl }
    .gender = f
formation-named = { $name }
    .gender = f
formation-hiwis = Hiwis
    .the = les Hiwis
    .of = des Hiwis
    .to = aux Hiwis
    .number = many
    .gender = m
ss-pz = { $number ->
        [1] 1re
       *[other] { $number }e
    } Panzerdivision SS{ $name }
    .the = la { ss-pz }
    .of = de la { ss-pz }
    .to = à la { ss-pz }
    .gender = f
ss-pzgr = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de Panzergrenadiers SS{ $name }
    .the = la { ss-pzgr }
    .of = de la { ss-pzgr }
    .to = à la { ss-pzgr }
    .gender = f
ss-cav = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de cavalerie SS{ $name }
    .the = la { ss-cav }
    .of = de la { ss-cav }
    .to = à la { ss-cav }
    .gender = f
ss-mtn = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de montagne SS{ $name }
    .the = la { ss-mtn }
    .of = de la { ss-mtn }
    .to = à la { ss-mtn }
    .gender = f
ss-id = { $number ->
        [1] 1re
       *[other] { $number }e
    } division de grenadiers SS{ $name }
    .the = la { ss-id }
    .of = de la { ss-id }
    .to = à la { ss-id }
    .gender = f
hungarian-unit = { $formation } { $gender-formation ->
        [f] hongroise
       *[other] hongrois
    }
    .the = { $the-formation } { $gender-formation ->
        [f] hongroise
       *[other] hongrois
    }
    .of = { $of-formation } { $gender-formation ->
        [f] hongroise
       *[other] hongrois
    }
    .to = { $to-formation } { $gender-formation ->
        [f] hongroise
       *[other] hongrois
    }
    .gender = { $gender-formation }
romanian-unit = { $formation } { $gender-formation ->
        [f] roumaine
       *[other] roumain
    }
    .the = { $the-formation } { $gender-formation ->
        [f] roumaine
       *[other] roumain
    }
    .of = { $of-formation } { $gender-formation ->
        [f] roumaine
       *[other] roumain
    }
    .to = { $to-formation } { $gender-formation ->
        [f] roumaine
       *[other] roumain
    }
    .gender = { $gender-formation }
