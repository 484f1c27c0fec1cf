"""Towns of Victory Roads from the Vistula to the Dnieper and up to the Gulf of Finland; see towns_west."""

GENERAL_GOVERNMENT = """
major, Warsaw, Varsovie, Warszawa, 21.01 52.23
minor, Siedlce, , , 22.29 52.17
town, Biala Podlaska, , Biała Podlaska, 23.12 52.03
town, Malkinia, , Małkinia, 22.03 52.69
minor, Lowicz, Łowicz, Łowicz, 19.94 52.11
town, Skierniewice, , , 20.15 51.95
minor, Tomaszow, , Tomaszów Mazowiecki, 20.01 51.53
minor, Petrikau, , Piotrków Trybunalski, 19.70 51.41
minor, Radom, , , 21.15 51.40
minor, Kielce, , , 20.63 50.87
minor, Tschenstochau, Częstochowa, Częstochowa, 19.12 50.81
stop, Radomsko, , , 19.45 51.07
minor, Deblin, , Dęblin, 21.85 51.56
town, Puławy, , , 21.97 51.42
minor, Sandomierz, , , 21.75 50.68
town, Skarzysko, , Skarżysko-Kamienna, 20.87 51.11
stop, Ostrowiec, , , 21.39 50.93
stop, Miechow, , , 20.03 50.36
major, Cracow, Cracovie, Kraków, 19.94 50.06
minor, Tarnow, Tarnów, Tarnów, 20.99 50.01
minor, Neu-Sandez, , Nowy Sącz, 20.69 49.62
minor, Jaslo, , Jasło, 21.47 49.75
town, Krosno, , , 21.77 49.69
town, Sanok, , , 22.20 49.56
minor, Reichshof, Rzeszów, Rzeszów, 22.00 50.04
minor, Przemysl, Przemyśl, Przemyśl, 22.77 49.78
stop, Jaroslau, , Jarosław, 22.68 50.02
town, Rozwadow, , Stalowa Wola, 22.05 50.58
major, Lublin, , , 22.57 51.25
minor, Zamosc, Zamość, Zamość, 23.25 50.72
minor, Cholm, , Chełm, 23.47 51.14
stop, Lukow, , Łuków, 22.38 51.93
town, Zakopane, , , 19.95 49.30
"""

SOVIET_WEST = """
major, Bialystok, Białystok, Białystok, 23.16 53.13
minor, Lomza, , Łomża, 22.07 53.18
minor, Grodno, , Hrodna, 23.83 53.68
stop, Augustow, , Augustów, 22.98 53.84
stop, Czeremcha, , , 23.35 52.52
major, Brest-Litovsk, , Brest, 23.70 52.10
town, Kobrin, , Kobryn, 24.36 52.21
town, Bereza, , Biaroza, 24.98 52.53
minor, Volkovysk, , Vawkavysk, 24.45 53.16
minor, Slonim, , , 25.32 53.09
minor, Baranovichi, Baranovitchi, Baranavichy, 26.01 53.13
minor, Lida, , , 25.30 53.89
town, Novogrudok, Novogroudok, Navahrudak, 25.83 53.60
town, Molodechno, Molodetchno, Maladzyechna, 26.85 54.31
stop, Glubokoye, , Hlybokaye, 27.69 55.14
minor, Pinsk, , , 26.10 52.12
town, Luninets, Louninets, Luninyets, 26.80 52.25
town, Sarny, , , 26.60 51.34
minor, Kovel, , , 24.71 51.22
minor, Vladimir-Volynski, , Volodymyr, 24.32 50.85
minor, Lutsk, Loutsk, , 25.33 50.75
major, Rovno, , Rivne, 26.25 50.62
minor, Dubno, Doubno, , 25.73 50.42
town, Rava-Russkaya, Rava-Rousskaïa, Rava-Ruska, 23.63 50.23
major, Lvov, , Lviv, 24.03 49.84
minor, Brody, , , 25.15 50.08
minor, Tarnopol, , Ternopil, 25.60 49.55
minor, Drogobych, Drogobytch, Drohobych, 23.50 49.35
town, Sambor, , Sambir, 23.20 49.52
minor, Stry, Stryï, Stryi, 23.85 49.26
minor, Stanislav, , Ivano-Frankivsk, 24.71 48.92
minor, Kolomyya, Kolomya, Kolomyia, 25.04 48.53
town, Chortkov, Tchortkov, Chortkiv, 25.80 49.02
"""

SOVIET_CENTRE = """
major, Minsk, , , 27.56 53.90
stop, Stolbtsy, , Stowbtsy, 26.73 53.48
minor, Slutsk, Sloutsk, , 27.55 53.02
minor, Borisov, Borissov, Barysaw, 28.50 54.23
stop, Tolochin, , Talachyn, 29.69 54.41
town, Lepel, , Lyepyel, 28.70 54.88
minor, Polotsk, , Polatsk, 28.79 55.49
stop, Dretun, , , 29.20 55.69
major, Vitebsk, , Vitsebsk, 30.20 55.19
stop, Bogushevsk, , Bahushewsk, 30.21 54.85
minor, Orsha, Orcha, , 30.42 54.51
major, Mogilev, Moguilev, Mahilyow, 30.34 53.90
minor, Krichev, Kritchev, Krychaw, 31.71 53.71
town, Propoisk, Propoïsk, Slawharad, 31.00 53.44
minor, Rogachev, Rogatchev, Rahachow, 30.05 53.09
minor, Zhlobin, Jlobine, , 30.03 52.89
minor, Bobruisk, Bobrouïsk, Babruysk, 29.22 53.14
town, Osipovichi, Ossipovitchi, Asipovichy, 28.64 53.30
minor, Mozyr, , Mazyr, 29.25 52.05
town, Kalinkovichi, Kalinkovitchi, Kalinkavichy, 29.33 52.13
stop, Zhitkovichi, , , 27.86 52.23
minor, Rechitsa, Retchitsa, Rechytsa, 30.39 52.36
major, Gomel, , Homyel, 31.00 52.43
minor, Novozybkov, , , 31.93 52.53
minor, Klintsy, , , 32.24 52.76
town, Unecha, Ounetcha, , 32.68 52.85
major, Smolensk, , , 32.05 54.78
minor, Roslavl, , , 32.86 53.95
stop, Yelnya, , , 33.18 54.57
town, Yartsevo, Iartsevo, , 32.69 55.07
minor, Vyazma, Viazma, , 34.30 55.21
town, Durovo, Dourovo, Safonovo, 33.23 55.10
town, Rudnya, Roudnia, , 31.10 54.95
town, Velizh, Velij, , 31.20 55.61
town, Bely, Belyï, , 32.93 55.83
minor, Rzhev, Rjev, , 34.33 56.26
stop, Zapadnaya Dvina, , , 32.08 56.27
stop, Nelidovo, , , 32.77 56.22
minor, Toropets, , , 31.64 56.50
minor, Velikie Luki, Velikié Louki, Velikiye Luki, 30.53 56.34
town, Novosokolniki, , , 30.15 56.34
minor, Nevel, , , 29.93 56.02
stop, Gorodok, , Haradok, 30.00 55.46
town, Pustoshka, Poustochka, , 29.37 56.34
town, Idritsa, , , 28.89 56.35
town, Sebezh, Sebej, , 28.48 56.28
minor, Opochka, Opotchka, , 28.67 56.71
town, Novorzhev, Novorjev, , 29.34 57.03
town, Kholm, , , 31.18 57.15
minor, Ostrov, , , 28.35 57.34
major, Pskov, , , 28.33 57.82
town, Porkhov, , , 29.55 57.77
town, Dno, , , 29.97 57.83
minor, Staraya Russa, Staraïa Roussa, , 31.36 58.00
town, Demyansk, Demiansk, , 32.47 57.64
town, Valdai, Valdaï, , 33.25 57.98
town, Bologoye, Bologoïe, , 34.05 57.88
stop, Ostashkov, , , 33.11 57.15
minor, Novgorod, , Veliky Novgorod, 31.27 58.52
town, Chudovo, Tchoudovo, , 31.66 59.12
stop, Malaya Vishera, , , 32.22 58.85
minor, Borovichi, Borovitchi, , 33.90 58.39
minor, Luga, Louga, , 29.85 58.74
town, Gdov, , , 27.82 58.74
town, Slantsy, , , 28.09 59.12
minor, Kingisepp, , , 28.61 59.37
town, Gatchina, , , 30.13 59.57
stop, Batetskaya, , , 30.30 58.64
"""

SOVIET_SOUTH = """
major, Kiev, , Kyiv, 30.52 50.45
minor, Chernigov, Tchernigov, Chernihiv, 31.30 51.50
minor, Nezhin, Nejine, Nizhyn, 31.88 51.05
town, Bakhmach, Bakhmatch, , 32.83 51.18
minor, Priluki, Prilouki, Pryluky, 32.38 50.59
town, Piryatin, Piriatine, Pyriatyn, 32.51 50.24
town, Olevsk, , , 27.65 51.22
town, Ovruch, Ovroutch, , 28.80 51.32
minor, Korosten, , , 28.65 50.95
major, Zhitomir, Jitomir, Zhytomyr, 28.66 50.25
minor, Novograd-Volynski, , Zviahel, 27.62 50.59
minor, Berdichev, Berditchev, Berdychiv, 28.60 49.90
town, Kazatin, , Koziatyn, 28.84 49.71
minor, Shepetovka, Chepetovka, Shepetivka, 27.06 50.18
minor, Proskurov, Proskourov, Khmelnytskyi, 26.99 49.42
minor, Kamenets-Podolski, , Kamianets-Podilskyi, 26.58 48.68
major, Vinnitsa, , Vinnytsia, 28.48 49.23
minor, Zhmerinka, Jmerinka, Zhmerynka, 28.11 49.04
minor, Mogilev-Podolski, Moguilev-Podolski, Mohyliv-Podilskyi, 27.80 48.45
town, Vapnyarka, Vapniarka, , 28.75 48.53
minor, Fastov, , Fastiv, 29.92 50.08
minor, Belaya Tserkov, Belaïa Tserkov, Bila Tserkva, 30.13 49.80
town, Mironovka, , Myronivka, 30.98 49.66
town, Zvenigorodka, , Zvenyhorodka, 30.96 49.08
stop, Khristinovka, , , 29.97 48.81
minor, Uman, Ouman, , 30.22 48.75
minor, Cherkassy, Tcherkassy, Cherkasy, 32.06 49.44
town, Smela, , Smila, 31.88 49.23
town, Novo-Ukrainka, , , 31.52 48.32
minor, Kirovograd, , Kropyvnytskyi, 32.26 48.51
minor, Pervomaisk, Pervomaïsk, , 30.85 48.04
town, Balta, , , 29.62 47.94
town, Kotovsk, , Podilsk, 29.53 47.75
town, Rybnitsa, , Rîbnița, 29.00 47.77
minor, Dubossary, Doubossary, Dubăsari, 29.16 47.27
minor, Tiraspol, , , 29.62 46.84
town, Razdelnaya, Razdelnaïa, , 30.07 46.85
major, Odessa, , Odesa, 30.73 46.48
town, Ovidiopol, , , 30.44 46.26
minor, Voznesensk, , , 31.33 47.56
"""

BALTIC = """
major, Reval, , Tallinn, 24.75 59.43, port
minor, Baltischport, , Paldiski, 24.06 59.33, port
minor, Hapsal, , Haapsalu, 23.54 58.94, port
minor, Wesenberg, , Rakvere, 26.36 59.35
stop, Tapa, , , 25.96 59.26
minor, Narwa, Narva, Narva, 28.19 59.37
town, Weissenstein, , Paide, 25.56 58.89
minor, Fellin, , Viljandi, 25.60 58.36
major, Dorpat, Tartu, Tartu, 26.72 58.38
town, Werro, , Võru, 27.02 57.84
minor, Walk, , Valga, 26.05 57.78
minor, Pernau, , Pärnu, 24.50 58.39, port
town, Arensburg, , Kuressaare, 22.48 58.25, port
minor, Wolmar, , Valmiera, 25.42 57.54
town, Wenden, , Cēsis, 25.27 57.31
town, Schwanenburg, , Gulbene, 26.75 57.18
town, Modohn, , Madona, 26.22 56.85
major, Riga, , Rīga, 24.11 56.95, port
minor, Mitau, , Jelgava, 23.71 56.65
minor, Tuckum, , Tukums, 23.15 56.97
minor, Windau, , Ventspils, 21.57 57.39, port
major, Libau, , Liepāja, 21.05 56.51, port
town, Goldingen, , Kuldīga, 21.97 56.97
town, Frauenburg, , Saldus, 22.49 56.67
town, Bauske, , Bauska, 24.19 56.41
minor, Kreutzburg, Krustpils, Krustpils, 25.86 56.51
major, Dünaburg, , Daugavpils, 26.53 55.88
minor, Rositten, , Rēzekne, 27.33 56.51
town, Ludsen, , Ludza, 27.72 56.55
town, Abrehnen, , Pytalovo, 27.91 57.06
town, Moscheiken, , Mažeikiai, 22.34 56.31
minor, Telsche, , Telšiai, 22.25 55.98
minor, Schaulen, , Šiauliai, 23.31 55.93
minor, Ponewesch, , Panevėžys, 24.36 55.73
town, Rokischken, , Rokiškis, 25.58 55.96
minor, Wilkomir, , Ukmergė, 24.75 55.25
town, Utena, , , 25.60 55.50
town, Swenzjany, , Švenčionys, 26.16 55.13
town, Kedahnen, , Kėdainiai, 23.97 55.29
town, Raseinen, , Raseiniai, 23.12 55.38
minor, Tauroggen, , Tauragė, 22.29 55.25
major, Kauen, Kaunas, Kaunas, 23.90 54.90
stop, Wirballen, , Virbalis, 22.75 54.64
stop, Kozlowa Ruda, , Kazlų Rūda, 23.49 54.75
minor, Mariampol, , Marijampolė, 23.35 54.56
minor, Olita, , Alytus, 24.05 54.40
major, Wilna, Vilna, Vilnius, 25.28 54.69
stop, Oszmiana, , Ashmyany, 25.94 54.42
"""
