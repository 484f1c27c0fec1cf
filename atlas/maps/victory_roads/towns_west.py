"""Towns of Victory Roads from the Elbe to the Vistula and down to the Danube.

A line is kind, name of 1944, French name where it is another, name of today where it is another, longitude
and latitude, "port" for a Baltic port. Kinds: major and minor are cities, town is a name and a stop for roads
and railways, and stop is neither seen nor named on the map.
"""

GERMANY = """
major, Berlin, , , 13.40 52.52
major, Hamburg, Hambourg, , 10.00 53.55
minor, Lübeck, , , 10.69 53.87, port
minor, Schwerin, , , 11.41 53.63
town, Ludwigslust, , , 11.50 53.32
minor, Wismar, , , 11.47 53.89, port
major, Rostock, , , 12.13 54.09, port
minor, Stralsund, , , 13.09 54.31, port
minor, Neubrandenburg, , , 13.26 53.56
town, Prenzlau, , , 13.86 53.32
stop, Pasewalk, , , 13.99 53.50
town, Neuruppin, , , 12.80 52.92
town, Eberswalde, , , 13.82 52.83
town, Wittenberge, , , 11.75 53.00
minor, Stendal, , , 11.86 52.60
minor, Brunswick, , Braunschweig, 10.52 52.27
major, Magdeburg, Magdebourg, , 11.63 52.13
minor, Potsdam, , , 13.06 52.40
stop, Nauen, , , 12.88 52.61
stop, Perleberg, , , 11.86 53.07
minor, Brandenburg, Brandebourg, , 12.55 52.41
minor, Dessau, , , 12.24 51.84
town, Wittenberg, , , 12.65 51.87
town, Jüterbog, , , 13.08 51.99
town, Torgau, , , 13.00 51.56
stop, Riesa, , , 13.29 51.31
minor, Halle, , , 11.97 51.48
major, Leipzig, , , 12.37 51.34
minor, Erfurt, , , 11.03 50.98
town, Jena, Iéna, , 11.59 50.93
major, Dresden, Dresde, , 13.74 51.05
major, Chemnitz, , , 12.92 50.83
minor, Zwickau, , , 12.49 50.72
minor, Plauen, , , 12.14 50.50
minor, Hof, , , 11.92 50.32
minor, Bayreuth, , , 11.58 49.94
major, Nuremberg, , Nürnberg, 11.08 49.45
minor, Regensburg, Ratisbonne, , 12.10 49.02
town, Weiden, , , 12.16 49.68
minor, Ingolstadt, , , 11.43 48.77
minor, Augsburg, Augsbourg, , 10.90 48.37
major, Munich, , München, 11.58 48.14
town, Landshut, , , 12.15 48.54
town, Rosenheim, , , 12.13 47.86
minor, Passau, , , 13.46 48.57
minor, Cottbus, , , 14.33 51.76
stop, Lübben, , , 13.89 51.94
minor, Bautzen, , , 14.42 51.18
minor, Görlitz, , , 14.99 51.15
town, Guben, , , 14.72 51.95
minor, Frankfurt an der Oder, Francfort-sur-l’Oder, , 14.55 52.34
minor, Küstrin, , Kostrzyn nad Odrą, 14.65 52.59
minor, Landsberg, , Gorzów Wielkopolski, 15.24 52.73
town, Meseritz, , Międzyrzecz, 15.58 52.44
town, Schwiebus, , Świebodzin, 15.53 52.25
minor, Grünberg, , Zielona Góra, 15.51 51.94
town, Sagan, , Żagań, 15.32 51.61
minor, Glogau, , Głogów, 16.09 51.66
minor, Liegnitz, , Legnica, 16.16 51.21
minor, Hirschberg, , Jelenia Góra, 15.73 50.90
minor, Waldenburg, , Wałbrzych, 16.28 50.77
town, Glatz, , Kłodzko, 16.65 50.43
major, Breslau, , Wrocław, 17.03 51.11
town, Brieg, , Brzeg, 17.47 50.86
town, Oels, , Oleśnica, 17.39 51.21
minor, Neisse, , Nysa, 17.33 50.47
minor, Oppeln, , Opole, 17.93 50.67
stop, Kreuzburg, , Kluczbork, 18.22 50.97
major, Gleiwitz–Hindenburg–Beuthen, , Gliwice–Zabrze–Bytom, 18.67 50.30
major, Kattowitz, Katowice, Katowice, 19.02 50.26
minor, Ratibor, , Racibórz, 18.22 50.09
minor, Bielitz, , Bielsko-Biała, 19.04 49.82
major, Stettin, , Szczecin, 14.55 53.43, port
minor, Swinemünde, , Świnoujście, 14.25 53.91, port
minor, Stargard, , Stargard, 15.05 53.34
minor, Kolberg, , Kołobrzeg, 15.58 54.18, port
minor, Köslin, , Koszalin, 16.18 54.19
town, Neustettin, , Szczecinek, 16.69 53.71
minor, Stolp, , Słupsk, 17.03 54.46
town, Deutsch Krone, , Wałcz, 16.47 53.27
minor, Schneidemühl, , Piła, 16.74 53.15
town, Kreuz, , Krzyż, 16.01 52.88
town, Konitz, , Chojnice, 17.56 53.70
major, Danzig, Dantzig, Gdańsk, 18.65 54.35, port
minor, Gotenhafen, , Gdynia, 18.54 54.52, port
town, Dirschau, , Tczew, 18.78 54.09
town, Marienburg, , Malbork, 19.03 54.04
minor, Elbing, , Elbląg, 19.40 54.16
town, Marienwerder, , Kwidzyn, 18.93 53.73
minor, Graudenz, , Grudziądz, 18.75 53.48
minor, Thorn, , Toruń, 18.60 53.01
major, Bromberg, , Bydgoszcz, 18.00 53.12
stop, Nakel, , Nakło, 17.60 53.14
minor, Hohensalza, , Inowrocław, 18.25 52.79
minor, Gnesen, , Gniezno, 17.60 52.53
major, Posen, , Poznań, 16.93 52.41
stop, Neutomischel, , Nowy Tomyśl, 16.13 52.32
minor, Lissa, , Leszno, 16.57 51.84
town, Jarotschin, , Jarocin, 17.50 51.97
minor, Ostrowo, , Ostrów Wielkopolski, 17.81 51.65
minor, Kalisch, , Kalisz, 18.09 51.76
stop, Sieradz, , , 18.73 51.60
town, Wielun, , Wieluń, 18.57 51.22
town, Warthbrücken, , Koło, 18.64 52.20
minor, Leslau, , Włocławek, 19.07 52.65
minor, Kutno, , , 19.36 52.23
minor, Schröttersburg, , Płock, 19.70 52.55
major, Litzmannstadt, Łódź, Łódź, 19.46 51.76
minor, Zichenau, , Ciechanów, 20.62 52.88
town, Scharfenwiese, Ostrołęka, Ostrołęka, 21.57 53.08
town, Mielau, , Mława, 20.38 53.11
town, Modlin, , , 20.70 52.43
major, Königsberg, , Kaliningrad, 20.51 54.71, port
minor, Pillau, , Baltiysk, 19.91 54.64, port
major, Memel, , Klaipėda, 21.13 55.71, port
minor, Tilsit, , Sovetsk, 21.89 55.08
minor, Insterburg, , Chernyakhovsk, 21.80 54.63
minor, Gumbinnen, , Gusev, 22.20 54.59
town, Goldap, , Gołdap, 22.30 54.31
minor, Allenstein, , Olsztyn, 20.48 53.78
town, Rastenburg, , Kętrzyn, 21.38 54.08
minor, Lötzen, , Giżycko, 21.77 54.04
minor, Lyck, , Ełk, 22.36 53.83
town, Osterode, , Ostróda, 19.97 53.70
town, Deutsch Eylau, , Iława, 19.56 53.60
town, Bartenstein, , Bartoszyce, 20.81 54.25
town, Braunsberg, , Braniewo, 19.83 54.38
town, Ortelsburg, , Szczytno, 21.00 53.56
town, Johannisburg, , Pisz, 21.81 53.63
minor, Sudauen, Suwałki, Suwałki, 22.93 54.10
major, Vienna, Vienne, Wien, 16.37 48.21
minor, Sankt Pölten, , , 15.62 48.20
town, Krems, , , 15.60 48.41
minor, Wiener Neustadt, , , 16.25 47.81
major, Linz, , , 14.29 48.31
minor, Steyr, , , 14.42 48.04
town, Wels, , , 14.03 48.16
minor, Salzburg, Salzbourg, , 13.04 47.80
minor, Innsbruck, , , 11.40 47.27
town, Leoben, , , 15.09 47.38
town, Selzthal, , , 14.31 47.55
stop, Semmering, , , 15.83 47.64
town, Bischofshofen, , , 13.22 47.42
major, Graz, , , 15.44 47.07
minor, Klagenfurt, , , 14.31 46.62
minor, Villach, , , 13.85 46.61
minor, Marburg, Maribor, Maribor, 15.65 46.56
minor, Cilli, , Celje, 15.26 46.23
town, Znaim, , Znojmo, 16.05 48.86
town, Lundenburg, , Břeclav, 16.89 48.76
stop, Gmünd, , , 14.99 48.77
minor, Reichenberg, , Liberec, 15.06 50.77
minor, Aussig, , Ústí nad Labem, 14.04 50.66
minor, Karlsbad, , Karlovy Vary, 12.87 50.23
stop, Cheb, , , 12.37 50.08
minor, Troppau, , Opava, 17.90 49.94
town, Jägerndorf, , Krnov, 17.70 50.09
"""

PROTECTORATE_AND_SLOVAKIA = """
major, Prague, , Praha, 14.43 50.08
minor, Pilsen, , Plzeň, 13.38 49.75
minor, Budweis, , České Budějovice, 14.47 48.97
town, Tabor, , Tábor, 14.66 49.41
town, Kolin, , Kolín, 15.20 50.03
minor, Königgrätz, , Hradec Králové, 15.83 50.21
stop, Pardubitz, , Pardubice, 15.78 50.04
town, Böhmisch Trübau, , Česká Třebová, 16.44 49.90
minor, Iglau, , Jihlava, 15.59 49.40
major, Brünn, Brno, Brno, 16.61 49.20
minor, Olmütz, , Olomouc, 17.25 49.59
town, Prerau, , Přerov, 17.45 49.46
minor, Zlin, , Zlín, 17.67 49.22
major, Mährisch Ostrau, , Ostrava, 18.28 49.83
major, Bratislava, , , 17.11 48.15
town, Trnava, , , 17.59 48.37
minor, Nitra, , , 18.09 48.31
minor, Trenčín, , , 18.04 48.89
minor, Žilina, , , 18.74 49.22
minor, Banská Bystrica, , , 19.15 48.74
stop, Zvolen, , , 19.13 48.57
town, Ružomberok, , , 19.30 49.08
town, Poprad, , , 20.30 49.06
minor, Prešov, , , 21.24 49.00
town, Medzilaborce, , , 21.90 49.27
town, Dukla Pass, Col de Dukla, , 21.70 49.42
"""

HUNGARY = """
major, Buda, , Budapest, 19.03 47.50
major, Pest, , Budapest, 19.09 47.50
minor, Győr, , , 17.63 47.69
minor, Komárom, , , 18.12 47.74
town, Esztergom, , , 18.74 47.79
minor, Sopron, , , 16.60 47.68
minor, Szombathely, , , 16.62 47.23
town, Zalaegerszeg, , , 16.84 46.84
minor, Nagykanizsa, , , 16.99 46.45
town, Pápa, , , 17.47 47.33
minor, Veszprém, , , 17.91 47.10
minor, Székesfehérvár, , , 18.42 47.19
minor, Kaposvár, , , 17.79 46.36
minor, Pécs, , , 18.23 46.07
town, Dombóvár, , , 18.13 46.38
town, Mohács, , , 18.68 45.99
minor, Baja, , , 18.95 46.18
minor, Kecskemét, , , 19.69 46.91
major, Szeged, , , 20.15 46.25
minor, Szolnok, , , 20.18 47.18
minor, Békéscsaba, , , 21.10 46.68
minor, Eger, , , 20.37 47.90
town, Hatvan, , , 19.68 47.67
major, Miskolc, , , 20.78 48.10
minor, Losonc, , Lučenec, 19.67 48.33
town, Tokaj, , , 21.41 48.12
minor, Nyíregyháza, , , 21.72 47.96
major, Debrecen, , , 21.63 47.53
town, Püspökladány, , , 21.12 47.32
minor, Kassa, , Košice, 21.26 48.72
minor, Ungvár, , Uzhhorod, 22.30 48.62
minor, Munkács, , Mukachevo, 22.72 48.44
stop, Csap, , Chop, 22.20 48.43
town, Huszt, , Khust, 23.30 48.17
minor, Máramarossziget, , Sighetu Marmației, 23.89 47.93
minor, Szatmárnémeti, , Satu Mare, 22.88 47.79
minor, Nagybánya, , Baia Mare, 23.57 47.66
major, Nagyvárad, , Oradea, 21.92 47.05
major, Kolozsvár, , Cluj-Napoca, 23.59 46.77
town, Dés, , Dej, 23.87 47.14
minor, Beszterce, , Bistrița, 24.50 47.13
minor, Marosvásárhely, , Târgu Mureș, 24.56 46.54
town, Székelyudvarhely, , Odorheiu Secuiesc, 25.30 46.30
town, Csíkszereda, , Miercurea Ciuc, 25.80 46.36
minor, Sepsiszentgyörgy, , Sfântu Gheorghe, 25.79 45.87
minor, Szabadka, , Subotica, 19.67 46.10
minor, Zombor, , Sombor, 19.11 45.77
minor, Újvidék, , Novi Sad, 19.84 45.25
"""

ROMANIA = """
major, Bucharest, Bucarest, București, 26.10 44.43
minor, Ploești, Ploești, Ploiești, 26.02 44.94
major, Iași, Iasi, , 27.59 47.16
major, Chișinău, Chisinau, , 28.86 47.01
major, Galați, Galați, , 28.05 45.44
minor, Brăila, Braïla, , 27.97 45.27
major, Constanța, Constantza, , 28.65 44.18
stop, Cernavodă, , , 28.03 44.34
major, Brașov, Brașov, , 25.60 45.65
town, Sinaia, , , 25.55 45.35
town, Făgăraș, , , 24.97 45.84
minor, Sighișoara, , , 24.79 46.22
minor, Sibiu, , , 24.15 45.80
minor, Alba Iulia, , , 23.57 46.07
town, Turda, , , 23.78 46.57
minor, Deva, , , 22.90 45.88
major, Timișoara, Timișoara, , 21.23 45.75
minor, Arad, , , 21.32 46.18
minor, Reșița, , , 21.89 45.30
town, Caransebeș, , , 22.22 45.41
stop, Orșova, , , 22.41 44.72
minor, Turnu Severin, , Drobeta-Turnu Severin, 22.66 44.63
minor, Târgu Jiu, , , 23.28 45.04
town, Petroșani, , , 23.37 45.42
major, Craiova, , , 23.80 44.32
minor, Râmnicu Vâlcea, , , 24.37 45.10
town, Slatina, , , 24.36 44.43
minor, Pitești, , , 24.87 44.86
minor, Târgoviște, , , 25.46 44.93
stop, Roșiorii de Vede, , , 24.99 44.11
minor, Călărași, , , 27.33 44.20
town, Slobozia, , , 27.37 44.56
town, Fetești, , , 27.83 44.38
minor, Buzău, , , 26.82 45.15
town, Râmnicu Sărat, , , 27.06 45.38
minor, Focșani, , , 27.19 45.70
town, Mărășești, , , 27.23 45.88
minor, Tecuci, , , 27.43 45.85
minor, Bârlad, , , 27.67 46.23
minor, Vaslui, , , 27.73 46.64
town, Huși, , , 28.06 46.67
minor, Bacău, , , 26.91 46.57
town, Onești, , , 26.76 46.25
minor, Roman, , , 26.93 46.92
minor, Piatra Neamț, , , 26.37 46.93
town, Târgu Neamț, , , 26.36 47.20
town, Pașcani, , , 26.72 47.25
town, Târgu Frumos, , , 27.00 47.21
minor, Suceava, , , 26.26 47.65
minor, Botoșani, , , 26.66 47.75
town, Vatra Dornei, , , 25.36 47.35
stop, Câmpulung, , , 25.56 47.53
major, Cernăuți, Czernowitz, Chernivtsi, 25.94 48.29
minor, Bălți, , , 27.93 47.76
minor, Soroca, , , 28.30 48.16
town, Ungheni, , , 27.80 47.21
minor, Orhei, , , 28.82 47.38
minor, Tighina, , Bender, 29.48 46.83
town, Comrat, , , 28.65 46.30
minor, Cahul, , , 28.19 45.90
town, Bolgrad, , Bolhrad, 28.61 45.68
minor, Ismail, Ismaïl, Izmail, 28.84 45.35
minor, Cetatea Albă, , Bilhorod-Dnistrovskyi, 30.35 46.19
minor, Tulcea, , , 28.80 45.18
stop, Babadag, , , 28.71 44.89
town, Medgidia, , , 28.27 44.25
"""

SOUTH = """
major, Belgrade, , Beograd, 20.46 44.82
minor, Betschkerek, , Zrenjanin, 20.39 45.38
minor, Werschetz, , Vršac, 21.30 45.12
stop, Kikinda, , , 20.46 45.83
minor, Šabac, , , 19.70 44.75
minor, Valjevo, , , 19.89 44.27
minor, Požarevac, , , 21.19 44.62
town, Velika Plana, , , 21.08 44.33
town, Bor, , , 22.10 44.07
minor, Mitrovica, , Sremska Mitrovica, 19.61 44.97
minor, Vinkovci, , , 18.80 45.29
minor, Osijek, , , 18.69 45.55
minor, Brod, , Slavonski Brod, 18.02 45.16
town, Virovitica, , , 17.38 45.83
town, Koprivnica, , , 16.83 46.16
minor, Varaždin, , , 16.34 46.31
town, Bjelovar, , , 16.85 45.90
major, Zagreb, , , 15.98 45.81
minor, Karlovac, , , 15.55 45.49
minor, Sisak, , , 16.37 45.49
minor, Banja Luka, , , 17.19 44.77
minor, Bihać, , , 15.87 44.81
town, Doboj, , , 18.09 44.73
minor, Tuzla, , , 18.67 44.54
town, Bijeljina, , , 19.21 44.76
town, Gospić, , , 15.37 44.55
minor, Laibach, Ljubljana, Ljubljana, 14.51 46.05
town, Gottschee, , Kočevje, 14.86 45.64
minor, Fiume, , Rijeka, 14.44 45.33
major, Trieste, , , 13.77 45.65
minor, Gorizia, , , 13.62 45.94
minor, Pola, , Pula, 13.90 44.90
minor, Udine, , , 13.24 46.06
minor, Treviso, Trévise, , 12.25 45.67
minor, Venice, Venise, Venezia, 12.24 45.49
town, Belluno, , , 12.22 46.14
minor, Vidin, , , 22.87 44.00
minor, Silistra, , , 27.26 44.12
"""
