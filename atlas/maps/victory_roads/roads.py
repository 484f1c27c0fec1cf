"""Main roads of Victory Roads as lists of stops; see ways.py."""

ROADS = """
Hamburg, Schwerin, Neubrandenburg, Pasewalk, Stettin, Kolberg, Köslin, Stolp, Danzig
Hamburg, Ludwigslust, Perleberg, 0830, 0831, 0932, Nauen, Berlin, Küstrin, Landsberg, Deutsch Krone, Konitz,
    Dirschau, Marienburg, Elbing, Braunsberg, Königsberg, Insterburg, Gumbinnen, Mariampol, Kauen, Wilna,
    Oszmiana, Minsk, Borisov, Orsha, Smolensk, Yartsevo, 7119, 7218
Brunswick, Magdeburg, Brandenburg, Potsdam, Berlin, Frankfurt an der Oder, Meseritz, Posen, Gnesen, Kutno,
    Warsaw, Siedlce, Brest-Litovsk, Kobrin, Bereza, Slutsk, Bobruisk, Rogachev, Propoisk, Krichev, Roslavl,
    7223
Berlin, Lübben, Cottbus, Sagan, Liegnitz, Breslau, Brieg, Oppeln, Gleiwitz–Hindenburg–Beuthen, Kattowitz,
    Cracow, Tarnow, Reichshof, Przemysl, Lvov
Berlin, Eberswalde, Prenzlau, Stettin
Berlin, Neubrandenburg, Stralsund
Berlin, Leipzig, Hof, Nuremberg, Ingolstadt, Munich
Berlin, Dresden, Aussig, Prague, Tabor, Budweis, Linz
Magdeburg, Halle, Leipzig, Dresden, Bautzen, Görlitz, Liegnitz
Erfurt, Jena, Zwickau, Chemnitz, Dresden
Nuremberg, Pilsen, Prague, Königgrätz, Glatz, Breslau
Munich, Rosenheim, Salzburg, Linz, 1352, 1452, Sankt Pölten, Vienna, Győr, Komárom, Buda
Munich, Landshut, Passau, Linz
Prague, Iglau, Brünn, Vienna
Brünn, Olmütz, Mährisch Ostrau, Bielitz, Cracow
Salzburg, Bischofshofen, Villach, Udine, Treviso, Venice
Rosenheim, Innsbruck, 0357
Vienna, Wiener Neustadt, Graz, Marburg, Cilli, Laibach, Trieste, Treviso
Trieste, Fiume, Gospić
Klagenfurt, Marburg, Varaždin, Nagykanizsa
Stettin, Stargard, Deutsch Krone, Schneidemühl, Bromberg, Thorn, Leslau, Schröttersburg, 3133, 3233,
    Modlin, Warsaw
Kolberg, Neustettin, Deutsch Krone
Köslin, Neustettin, Konitz
Landsberg, Meseritz, Schwiebus, Grünberg, Glogau
Posen, Lissa, Breslau, Neisse, Troppau, Olmütz
Posen, Bromberg, Graudenz, Allenstein, Rastenburg, Lötzen, Goldap, Gumbinnen
Posen, Jarotschin, Kalisch, Litzmannstadt, Lowicz
Litzmannstadt, Petrikau, Tschenstochau, Kattowitz
Breslau, Oels, Kalisch
Breslau, Kreuzburg, Wielun, Petrikau, Tomaszow, Radom, Deblin, Lublin, Cholm, Kovel
Thorn, Osterode, Allenstein, Bartenstein, Königsberg, Tilsit, Tauroggen, Schaulen, Mitau, Riga
Danzig, Marienwerder, Graudenz, Thorn
Mielau, Allenstein
Warsaw, Modlin, Zichenau, Mielau
Warsaw, Scharfenwiese, Lomza, Augustow, Sudauen, Mariampol
Warsaw, Malkinia, Bialystok, Grodno, Lida, Novogrudok, Baranovichi
Ortelsburg, Scharfenwiese
Lyck, Augustow, Grodno
Tilsit, Memel, Libau, Windau
Libau, Frauenburg, Riga
Goldingen, Tuckum, Riga, Pernau, Reval
Goldingen, Frauenburg
Goldingen, Windau
Kauen, Raseinen, Tauroggen
Kauen, Kedahnen, Ponewesch, Bauske, Riga, Wenden, Wolmar, Walk, Dorpat, Wesenberg
Wilna, Wilkomir, Ponewesch
Kauen, Wilkomir, Utena, Dünaburg, Rositten, Ostrov, Pskov, Luga, Gatchina, 5901
Wilna, Swenzjany, Glubokoye, Polotsk, Sebezh, Opochka, Ostrov
Wilna, Olita, Sudauen
Wilna, Lida, Slonim
Riga, 4413, 4614, Kreutzburg, Dünaburg, 5119, 5219, 5420, 5520, 5619, Polotsk
Riga, Modohn, Schwanenburg
Kreutzburg, Rositten, Ludsen, Sebezh, Pustoshka, Novosokolniki, Velikie Luki, Toropets, Nelidovo, Rzhev,
    7214
Wolmar, Schwanenburg, Abrehnen, Ostrov
Walk, Werro, Pskov
Dorpat, Weissenstein, Reval, Wesenberg, Narwa, Kingisepp, Gatchina
Fellin, Dorpat
Pernau, Fellin, Weissenstein
Hapsal, Reval
Narwa, Slantsy, Gdov, Pskov, Porkhov, Staraya Russa, Demyansk, Valdai
Luga, Novgorod, Staraya Russa, Kholm, Velikie Luki
Novgorod, Chudovo, 6201
Novgorod, Valdai, Bologoye, 7209
Borovichi, Valdai
Novorzhev, Opochka
Novorzhev, Porkhov
Pustoshka, Opochka
Vitebsk, Gorodok, Nevel, Pustoshka
Vitebsk, Velizh, Bely, Rzhev
Toropets, Velizh
Vitebsk, Orsha, Mogilev, Propoisk, Gomel, Chernigov, Kiev
Vitebsk, Lepel, Borisov
Lepel, 5620, 5520, 5619, Polotsk
Vitebsk, Rudnya, Smolensk, Roslavl, 7226
Bely, Yartsevo
Minsk, Mogilev, Krichev
Minsk, 5326, 5225, Molodechno, Wilna
Minsk, Slutsk
Minsk, Osipovichi, Bobruisk, Zhlobin, Gomel, Klintsy, 7227
Minsk, Stolbtsy, Baranovichi, Bereza
Bobruisk, Mozyr, Ovruch, Zhitomir
Slutsk, 5933, 6033, Mozyr
Luninets, Slutsk
Kobrin, Pinsk
Pinsk, Luninets
Brest-Litovsk, Bialystok
Baranovichi, Slonim, Volkovysk, Bialystok
Brest-Litovsk, Kovel, Lutsk, Rovno, Novograd-Volynski, Zhitomir, Kiev, Nezhin, 7235
Sarny, Rovno
Lublin, Zamosc, Rava-Russkaya, Lvov
Lublin, Lukow, Biala Podlaska
Lublin, Sandomierz, Reichshof
Radom, Kielce, Cracow
Kielce, Tschenstochau
Kielce, Sandomierz
Warsaw, Radom
Warsaw, 3635, Deblin
Cracow, Zakopane, Ružomberok, Banská Bystrica, Losonc, Pest
Tarnow, Neu-Sandez, Prešov, Kassa, Miskolc, Eger, Hatvan, Pest
Krosno, Medzilaborce
Jaslo, Krosno, Sanok, Przemysl
Krosno, Dukla Pass, Prešov
Jaslo, Tarnow
Medzilaborce, Jaslo
Medzilaborce, Prešov
Vladimir-Volynski, Lvov
Vladimir-Volynski, Lutsk, Dubno, Brody, Lvov, Tarnopol, Proskurov, Vinnitsa, Uman
Tarnopol, Dubno
Lvov, Stry, Munkács, Ungvár, Kassa
Sambor, Drogobych, Stry, Stanislav, Kolomyya, Cernăuți, Suceava, Roman, Bacău, Focșani
Stanislav, Chortkov, Kamenets-Podolski, 5449, 5549, 5649, Mogilev-Podolski
Proskurov, Kamenets-Podolski, Cernăuți
Munkács, Huszt, Máramarossziget, Nagybánya, Szatmárnémeti
Prešov, Poprad, Ružomberok, Žilina, Trenčín, Bratislava, Vienna
Žilina, Bielitz
Zlin, Trenčín
Brünn, Zlin
Nitra, Bratislava
Nitra, Banská Bystrica
Győr, Szombathely, Graz
Buda, Székesfehérvár, Nagykanizsa, Varaždin, Zagreb
Székesfehérvár, Veszprém, Pápa, Szombathely
Buda, 2756, 2758, 2760, Baja, Pécs, Osijek
Baja, Szabadka
Kaposvár, Pécs
Kaposvár, Nagykanizsa
Pest, Kecskemét, Szeged, Arad, Deva, Sibiu, Făgăraș, Brașov, Sinaia, Ploești, Bucharest
Buda, Pest
Pest, Szolnok, Debrecen, Szatmárnémeti
Szolnok, Nagyvárad, Kolozsvár, Dés, Beszterce, Vatra Dornei, Câmpulung, Suceava, Botoșani
Kolozsvár, Turda, Alba Iulia, Sibiu, Râmnicu Vâlcea, Pitești, Bucharest
Turda, Marosvásárhely, Sighișoara, Brașov
Marosvásárhely, Csíkszereda, Onești, Bacău, Vaslui, Huși, Chișinău, Tighina, Tiraspol, Odessa
Sighișoara, Székelyudvarhely, Csíkszereda
Brașov, Sepsiszentgyörgy, Onești
Piatra Neamț, Roman, Târgu Frumos, Iași, Vaslui, Bârlad, Tecuci, Galați
Vatra Dornei, Piatra Neamț
Târgu Neamț, Piatra Neamț
Târgu Neamț, Pașcani
Botoșani, Iași
Arad, Timișoara, Caransebeș, Turnu Severin, Craiova, Slatina, Pitești
Szeged, Szabadka, Újvidék, Mitrovica, Belgrade
Timișoara, Werschetz, Belgrade
Reșița, Caransebeș
Târgu Jiu, Petroșani, Deva
Târgu Jiu, Craiova, 4970
Bucharest, Călărași
Bucharest, Slobozia, Brăila
Ploești, Buzău, Focșani, Tecuci
Târgoviște, Bucharest
Constanța, Babadag, Tulcea
Constanța, 5970
Silistra, Constanța
Galați, Cahul, Comrat, Chișinău
Ismail, Bolgrad, Comrat
Bolgrad, Cahul
Ismail, Cetatea Albă
Cetatea Albă, 6658, 6558, 6457, Tighina
Chișinău, Orhei, Bălți, Soroca, 5851, 5751, Mogilev-Podolski, Vinnitsa, Zhitomir
Bălți, Cernăuți
Orhei, Rybnitsa, Balta
Dubossary, Tiraspol
Dubossary, Balta
Kiev, Belaya Tserkov, Uman, Pervomaisk, Odessa
Kiev, Piryatin, 7241
Kiev, Mironovka, Cherkassy, Smela, Kirovograd, 7249
Uman, Zvenigorodka, Cherkassy
Uman, Kirovograd
Pervomaisk, 6951, 7051, Voznesensk, 7253
Pervomaisk, Balta, Rybnitsa
Odessa, Ovidiopol
Odessa, 7254
Zhitomir, Berdichev, Vinnitsa
Priluki, Nezhin
Chernigov, Nezhin
Belgrade, Mitrovica, Vinkovci, Brod, Sisak, Zagreb, Karlovac, Fiume
Zagreb, Cilli
Osijek, Vinkovci
Újvidék, Zombor, Osijek
Betschkerek, Belgrade
Banja Luka, Brod
Bihać, Banja Luka
Bihać, Karlovac
Bihać, Gospić
Doboj, Tuzla, Bijeljina, Šabac, 3168, 3268, 3368, Belgrade
Brod, Doboj, 1970
Belgrade, Valjevo
Belgrade, 3368, 3468, Požarevac, Bor, Vidin
Belgrade, 3368, 3570
Laibach, Gottschee, Karlovac
Laibach, Klagenfurt
"""
