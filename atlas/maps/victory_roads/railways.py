"""Railways of Victory Roads as lists of stops; see ways.py."""

GERMAN = """
Hamburg, Ludwigslust, Wittenberge, 0730, 0830, 0831, 0932, Nauen, Berlin
Hamburg, Lübeck, Wismar, Rostock, Stralsund, Pasewalk, Stettin
Lübeck, Schwerin, Neubrandenburg, Pasewalk, Prenzlau, Eberswalde, Berlin
Hamburg, Schwerin
Wittenberge, Ludwigslust, Schwerin, Rostock
Rostock, Neubrandenburg, Berlin
Prenzlau, Pasewalk, Swinemünde
Wittenberge, Stendal, 0533, Magdeburg, Halle, Leipzig
Brunswick, Magdeburg, Brandenburg, Potsdam, Berlin
Brunswick, Stendal, Berlin
Magdeburg, Dessau, Leipzig
Berlin, Jüterbog, Wittenberg, Halle, Jena, Bayreuth, Nuremberg
Halle, Erfurt
Erfurt, Jena, Zwickau, Chemnitz, Dresden
Berlin, Jüterbog, Torgau, Leipzig
Jüterbog, Riesa, Chemnitz
Leipzig, Riesa, Dresden, Bautzen, Görlitz, Liegnitz, Breslau
Leipzig, Zwickau, Plauen, Hof, Weiden, Regensburg, Landshut, Munich
Hof, Bayreuth, Nuremberg
Plauen, Cheb, Karlsbad, Aussig
Berlin, Lübben, Cottbus, Görlitz, Hirschberg, Waldenburg, Glatz, Neisse, Oppeln
Berlin, Dresden, Aussig, Prague
Leipzig, Torgau, Cottbus, Guben
Nuremberg, Regensburg, Passau, Wels, Linz, 1352, 1452, Sankt Pölten, Vienna
Nuremberg, Ingolstadt, Munich
Nuremberg, Pilsen, Prague
Augsburg, Munich, Rosenheim, Salzburg, Wels
Augsburg, Ingolstadt
Rosenheim, Innsbruck
Innsbruck, Bischofshofen, Salzburg
Bischofshofen, Villach, Klagenfurt, Marburg
Bischofshofen, Selzthal, Leoben, Semmering, Wiener Neustadt, Vienna
Linz, Steyr, Selzthal
Leoben, Klagenfurt
Leoben, Graz, Marburg, Cilli, Laibach, Trieste
Villach, Udine, Treviso, Venice, 0163
Villach, Laibach, Fiume
Udine, Gorizia, Trieste
Trieste, Pola
Berlin, Küstrin, Landsberg, Kreuz, Schneidemühl, Konitz, Dirschau, Marienburg, Elbing, Braunsberg, Königsberg
Berlin, Eberswalde, Stettin, Stargard, Kreuz, Posen
Stettin, Stargard, Köslin, Stolp, Gotenhafen, Danzig, Dirschau
Stargard, Neustettin, Konitz
Köslin, Neustettin, Schneidemühl
Köslin, Kolberg
Stettin, Swinemünde
Berlin, Frankfurt an der Oder, Schwiebus, Neutomischel, Posen, Gnesen, Hohensalza, Thorn, Deutsch Eylau,
    Osterode, Allenstein, Insterburg
Küstrin, Frankfurt an der Oder, Guben, Sagan, Liegnitz
Stettin, Küstrin
Guben, Cottbus
Frankfurt an der Oder, 1535, Grünberg, Glogau, Breslau
Posen, Lissa, Breslau
Glogau, Lissa, Ostrowo
Sagan, Glogau
Schneidemühl, Nakel, Bromberg, Thorn
Bromberg, Dirschau
Bromberg, Hohensalza, Warthbrücken, Sieradz, Wielun, Kattowitz
Posen, Jarotschin, Ostrowo, Kreuzburg, Kattowitz
Posen, Schneidemühl
Thorn, Graudenz, Marienwerder, Marienburg
Thorn, Leslau, Kutno, Lowicz, Warsaw
Gnesen, Jarotschin, Ostrowo, Kalisch, Sieradz, Litzmannstadt
Gnesen, Warthbrücken, Kutno
Litzmannstadt, Kutno, Schröttersburg
Breslau, Oels, Ostrowo
Oels, Kreuzburg, Tschenstochau
Breslau, Brieg, Oppeln, Gleiwitz–Hindenburg–Beuthen, Kattowitz, Cracow
Breslau, Waldenburg
Breslau, Glatz, Böhmisch Trübau
Brieg, Neisse, Jägerndorf, Troppau
Oppeln, Ratibor, Mährisch Ostrau
Gleiwitz–Hindenburg–Beuthen, Ratibor, Troppau, Olmütz
Kattowitz, Bielitz, Žilina
Görlitz, Reichenberg, Königgrätz
Königsberg, Insterburg, Gumbinnen, Wirballen, Kozlowa Ruda, Kauen
Königsberg, Pillau
Königsberg, Tilsit, Memel
Insterburg, Tilsit, Tauroggen, Schaulen
Königsberg, Bartenstein, Rastenburg, Lötzen, Lyck, Bialystok
Insterburg, Goldap, Lyck
Allenstein, Rastenburg
Allenstein, Ortelsburg, Johannisburg, Lyck
Allenstein, Braunsberg
Allenstein, Mielau
Elbing, Osterode, Mielau
Deutsch Eylau, Mielau, Zichenau, Modlin, Warsaw
Goldap, Sudauen, Augustow, Grodno
Memel, Libau
"""

DANUBIAN = """
Prague, Kolin, Pardubitz, Böhmisch Trübau, Brünn, Lundenburg, Vienna
Böhmisch Trübau, Olmütz, Prerau, Mährisch Ostrau, Žilina
Königgrätz, Kolin, Iglau, Znaim, Vienna
Iglau, Brünn, Prerau
Königgrätz, Böhmisch Trübau
Prague, Tabor, Budweis, Linz
Pilsen, Budweis, Gmünd, Krems, Vienna
Pilsen, Karlsbad
Tabor, Iglau
Lundenburg, Prerau
Lundenburg, Bratislava
Prerau, Zlin, Trenčín
Vienna, Bratislava
Bratislava, Trnava, Trenčín, Žilina, Ružomberok, Poprad, Prešov, Kassa
Trnava, Nitra, Zvolen, Banská Bystrica, Ružomberok
Banská Bystrica, Zvolen, Losonc
Vienna, Győr, Komárom, Buda
Bratislava, 2352, 2452, 2553, 2653, 2753, 2853, 2954, Pest
Esztergom, Buda
Nitra, 2553, Komárom
Wiener Neustadt, Sopron, Győr, Székesfehérvár
Sopron, Szombathely, Zalaegerszeg, Nagykanizsa, Kaposvár, Dombóvár, Buda
Szombathely, Pápa, Veszprém, Székesfehérvár, Buda
Graz, Szombathely
Pápa, Győr
Székesfehérvár, Nagykanizsa, Koprivnica, Zagreb
Marburg, Varaždin, Nagykanizsa
Dombóvár, Pécs, Osijek
Pécs, Mohács
Nagykanizsa, Virovitica, Osijek, Vinkovci
Kaposvár, Pécs
Pécs, Baja, Szabadka
Osijek, Zombor, Szabadka
Buda, Pest
Pest, Kecskemét, Szeged
Pest, Szabadka, Újvidék, Mitrovica
Pest, Szolnok, Püspökladány, Debrecen, Nyíregyháza, Tokaj, Miskolc
Pest, Hatvan, Eger, Miskolc, Kassa
Hatvan, Losonc
Hatvan, Szolnok
Püspökladány, Nagyvárad, Kolozsvár
Szolnok, Békéscsaba, Arad
Szeged, Békéscsaba, Nagyvárad
Szeged, Szabadka, Zombor
Szeged, Kikinda, Timișoara
Nyíregyháza, Csap, Ungvár
Nyíregyháza, Szatmárnémeti, Nagybánya, Dés
Debrecen, Szatmárnémeti
Szatmárnémeti, Nagyvárad
Ungvár, Munkács, Stry
Ungvár, Sambor
Miskolc, Csap, Munkács, Huszt, Máramarossziget, Kolomyya
Prešov, Medzilaborce, Sanok
Kassa, Ungvár
Prešov, Neu-Sandez, Tarnow
Dés, Kolozsvár
Dés, Beszterce, Vatra Dornei, Câmpulung, Suceava
Marosvásárhely, Alba Iulia
Dés, Marosvásárhely
Marosvásárhely, Csíkszereda, Sepsiszentgyörgy, Brașov
Csíkszereda, Onești, Mărășești, Focșani
Kolozsvár, Turda, Alba Iulia, Sighișoara, Brașov
Sighișoara, Székelyudvarhely
Alba Iulia, Deva, Arad, Timișoara
Deva, Petroșani
Târgu Jiu, Craiova
Alba Iulia, Sibiu, Făgăraș, Brașov
Sibiu, Râmnicu Vâlcea, Slatina
Timișoara, Caransebeș, Orșova, Turnu Severin, Craiova, Slatina, Pitești, Bucharest
Timișoara, Reșița, Caransebeș
Timișoara, Werschetz, Belgrade
Craiova, Roșiorii de Vede, Bucharest
Târgoviște, Bucharest
Brașov, Sinaia, Ploești, Bucharest
Ploești, Buzău, Râmnicu Sărat, Focșani, Mărășești, Bacău, Roman, Pașcani, Suceava, Cernăuți, Kolomyya
Buzău, Brăila, Galați, Bârlad, Vaslui, Iași
Mărășești, Tecuci, Bârlad
Bacău, Piatra Neamț
Pașcani, Târgu Frumos, Iași, Ungheni, Chișinău, Tighina, Tiraspol
Ungheni, Bălți, Mogilev-Podolski
Suceava, Botoșani
Bălți, Cernăuți
Bălți, Rybnitsa
Bucharest, Slobozia, Fetești, Medgidia, Constanța
Slobozia, Călărași
Fetești, Buzău
Ploești, Slobozia
Medgidia, Babadag, Tulcea
Galați, Bolgrad, Comrat, Tighina
Bolgrad, Cetatea Albă
Zagreb, Sisak, Brod, Vinkovci, Mitrovica, Belgrade
Zagreb, Karlovac, Fiume
Karlovac, Gospić, 1570
Zagreb, Varaždin
Zagreb, Cilli
Sisak, Bihać
Sisak, Banja Luka
Koprivnica, Bjelovar, Virovitica
Koprivnica, Varaždin
Brod, Doboj, 1970
Doboj, Tuzla
Mitrovica, Šabac, Bijeljina
Belgrade, Betschkerek, Kikinda, Szeged
Betschkerek, Werschetz
Belgrade, 3368, 3468, Velika Plana, 3570
Velika Plana, Požarevac, Bor
Belgrade, Valjevo
Laibach, Karlovac
"""

EASTERN = """
Warsaw, Skierniewice, Litzmannstadt
Lowicz, Skierniewice, Tomaszow
Skierniewice, Petrikau, Radomsko, Tschenstochau, Kattowitz
Litzmannstadt, Petrikau
Tschenstochau, Kielce
Warsaw, Radom, Skarzysko, Kielce, Miechow, Cracow
Tomaszow, Skarzysko
Radom, Deblin
Skarzysko, Ostrowiec, Sandomierz, Rozwadow, Jaroslau, Przemysl
Cracow, Tarnow, Reichshof, Jaroslau, Przemysl, Lvov
Cracow, Zakopane
Cracow, Bielitz
Tarnow, Neu-Sandez, Jaslo
Reichshof, Jaslo, Krosno, Sanok, Sambor
Rozwadow, Lublin
Tarnow, 3743, 3842, Rozwadow
Warsaw, 3635, Deblin, Puławy, Lublin, Cholm, Kovel
Lublin, Lukow, Siedlce
Lublin, Zamosc, Rava-Russkaya, Lvov
Deblin, Lukow, Biala Podlaska, Brest-Litovsk
Warsaw, Siedlce, Biala Podlaska
Siedlce, Czeremcha, Volkovysk
Warsaw, Malkinia, Bialystok, Grodno, Wilna
Malkinia, Scharfenwiese, Ortelsburg
Scharfenwiese, Lomza
Malkinia, Siedlce
Lomza, Bialystok
Bialystok, Volkovysk, Slonim, Baranovichi
Brest-Litovsk, Czeremcha, Bialystok
Brest-Litovsk, Kobrin, Bereza, Baranovichi, Stolbtsy, Minsk, Borisov, Tolochin, Orsha, Smolensk, Yartsevo,
    Durovo, Vyazma, 7218
Kobrin, Pinsk, Luninets, Zhitkovichi, 5833, 5933, 6033, Rechitsa, Gomel, Novozybkov, Klintsy, Unecha, 7228
Baranovichi, Luninets, Sarny, Rovno
Baranovichi, Lida, Wilna
Volkovysk, Lida, Molodechno
Volkovysk, Grodno
Wilna, Molodechno, 5225, 5326, Minsk, Osipovichi, Bobruisk, Zhlobin, Gomel
Molodechno, Glubokoye, Polotsk, 5719, Dretun, 5917, Nevel
Osipovichi, Slutsk
Osipovichi, Mogilev
Orsha, Mogilev, Zhlobin, Kalinkovichi, Mozyr, Ovruch, Korosten
Zhlobin, Rogachev
Mogilev, Krichev, Roslavl
Orsha, Krichev, Klintsy, Unecha
Orsha, Lepel
Orsha, Bogushevsk, Vitebsk
Smolensk, Rudnya, Vitebsk, Polotsk, 5618, 5518, 5417, 5317, 5217, Dünaburg, Kreutzburg, 4614, 4413, Riga
Smolensk, Roslavl, 7225
Smolensk, Yelnya, 7222
Durovo, Vyazma, Rzhev
Vitebsk, Gorodok, Nevel, Novosokolniki, Dno, Batetskaya, 6001
Velikie Luki, Novosokolniki, Idritsa, Sebezh, Ludsen, Rositten, Kreutzburg
Novosokolniki, Velikie Luki, Zapadnaya Dvina, Nelidovo, Rzhev, 7214
Velikie Luki, Toropets, Ostashkov, Bologoye
Pskov, Porkhov, Dno, Staraya Russa, Valdai, Bologoye
Bologoye, 7209
Bologoye, Malaya Vishera, Chudovo, 6201
Bologoye, Borovichi
Chudovo, Novgorod, Staraya Russa
Luga, Batetskaya, Novgorod
Luga, Gatchina, 5901
Luga, Pskov
Pskov, Gdov, Slantsy, Narwa
Dünaburg, Rositten, Abrehnen, Ostrov, Pskov, Werro, Walk, Wolmar, Wenden, Riga
Walk, Dorpat, Tapa, Reval
Reval, Tapa, Wesenberg, Narwa, Kingisepp, Gatchina
Reval, Baltischport
Baltischport, Hapsal
Reval, Weissenstein, Fellin, Pernau
Pernau, Wolmar
Walk, Schwanenburg, Modohn, Kreutzburg
Wenden, Schwanenburg
Schwanenburg, Abrehnen
Riga, Mitau, Moscheiken, Libau
Riga, Tuckum, Windau
Mitau, Schaulen
Mitau, Bauske, Kreutzburg
Tuckum, Mitau
Libau, Goldingen
Moscheiken, Telsche, Memel
Telsche, Schaulen
Schaulen, Ponewesch, Rokischken, Dünaburg
Schaulen, Kedahnen, Kauen, Wilna
Ponewesch, Utena, Swenzjany
Wilna, Swenzjany, Dünaburg
Kozlowa Ruda, Mariampol, Olita
Olita, Sudauen
Mitau, Frauenburg
Frauenburg, Libau
Brest-Litovsk, Kovel, Sarny, Olevsk, Korosten, Kiev
Kovel, Lutsk, Lvov
Kovel, Vladimir-Volynski, Lvov
Kovel, Rovno
Lvov, Brody, Dubno, Rovno, Shepetovka, Kazatin
Lvov, Tarnopol, Proskurov, Zhmerinka, Vinnitsa, Kazatin, Fastov, Kiev
Lvov, Stanislav, Kolomyya
Lvov, Sambor, Drogobych, Stry, Stanislav
Lvov, Stry
Przemysl, Sambor
Tarnopol, Chortkov, Cernăuți
Stanislav, Chortkov
Proskurov, Kamenets-Podolski
Proskurov, Shepetovka
Shepetovka, Novograd-Volynski, Korosten
Novograd-Volynski, Zhitomir
Korosten, Zhitomir, Berdichev, Kazatin
Shepetovka, Berdichev
Zhitomir, Fastov
Fastov, Belaya Tserkov, Mironovka, Smela, 7247
Kiev, Mironovka
Mironovka, Zvenigorodka, Uman
Kazatin, Khristinovka, Uman
Uman, Smela, Cherkassy, Piryatin, Priluki
Zhmerinka, Mogilev-Podolski
Zhmerinka, Vapnyarka, Kotovsk, Razdelnaya, Odessa
Vapnyarka, Khristinovka, Uman
Kotovsk, Balta, Pervomaisk, Novo-Ukrainka, Kirovograd, 7248
Kotovsk, Rybnitsa
Razdelnaya, Tiraspol
Odessa, Ovidiopol
Odessa, Voznesensk, Novo-Ukrainka
Voznesensk, 7253
Odessa, 7254
Kiev, Nezhin, Bakhmach, 7235
Kiev, Piryatin, 7241
Gomel, Chernigov, Nezhin, Priluki, Bakhmach
Gomel, Bakhmach
Priluki, 7239
"""
