/** The areas of Dutch codes, whose four digits two letters follow, by their first two digits. */
export const netherlands = `
10 Amsterdam 52.37 4.89
11 Amstelveen 52.31 4.87
12 Hilversum 52.22 5.17
13 Almere 52.35 5.22
14 Bussum 52.27 5.16
15 Zaandam 52.44 4.83
16 Hoorn 52.64 5.06
17 Den Helder 52.96 4.76
18 Alkmaar 52.63 4.75
19 Beverwijk 52.48 4.66
20 Haarlem 52.38 4.64
21 Hoofddorp 52.30 4.69
22 Katwijk 52.20 4.40
23 Leiden 52.16 4.49
24 Alphen aan den Rijn 52.13 4.66
25 Den Haag 52.08 4.31
26 Delft 52.01 4.36
27 Zoetermeer 52.06 4.49
28 Gouda 52.02 4.71
29 Capelle aan den IJssel 51.93 4.58
30 Rotterdam 51.92 4.48
31 Schiedam 51.92 4.39
32 Spijkenisse 51.84 4.33
33 Dordrecht 51.81 4.67
34 Nieuwegein 52.03 5.08
35 Utrecht 52.09 5.12
36 Maarssen 52.14 5.04
37 Zeist 52.09 5.23
38 Amersfoort 52.16 5.39
39 Veenendaal 52.03 5.56
40 Tiel 51.89 5.43
41 Culemborg 51.96 5.23
42 Gorinchem 51.83 4.97
43 Middelburg 51.50 3.61
44 Goes 51.50 3.89
45 Terneuzen 51.33 3.83
46 Bergen op Zoom 51.49 4.29
47 Roosendaal 51.53 4.46
48 Breda 51.59 4.78
49 Oosterhout 51.64 4.86
50 Tilburg 51.56 5.09
51 Waalwijk 51.68 5.07
52 ’s-Hertogenbosch 51.69 5.30
53 Oss 51.77 5.52
54 Uden 51.66 5.62
55 Veldhoven 51.42 5.40
56 Eindhoven 51.44 5.48
57 Helmond 51.48 5.66
58 Venray 51.52 5.97
59 Venlo 51.37 6.17
60 Weert 51.25 5.71
61 Sittard 51.00 5.87
62 Maastricht 50.85 5.69
63 Valkenburg 50.87 5.83
64 Heerlen 50.89 5.98
65 Nijmegen 51.84 5.86
66 Wijchen 51.81 5.72
67 Ede 52.04 5.67
68 Arnhem 51.98 5.91
69 Zevenaar 51.93 6.07
70 Doetinchem 51.96 6.30
71 Winterswijk 51.97 6.72
72 Zutphen 52.14 6.20
73 Apeldoorn 52.21 5.97
74 Deventer 52.25 6.16
75 Enschede 52.22 6.90
76 Almelo 52.36 6.66
77 Hardenberg 52.58 6.62
78 Emmen 52.79 6.90
79 Hoogeveen 52.72 6.48
80 Zwolle 52.51 6.09
81 Raalte 52.39 6.28
82 Lelystad 52.51 5.47
83 Emmeloord 52.71 5.75
84 Heerenveen 52.96 5.92
85 Joure 52.97 5.80
86 Sneek 53.03 5.66
87 Bolsward 53.06 5.53
88 Franeker 53.19 5.54
89 Leeuwarden 53.20 5.79
90 Grou 53.10 5.84
91 Dokkum 53.33 6.00
92 Drachten 53.11 6.10
93 Roden 53.14 6.43
94 Assen 52.99 6.56
95 Stadskanaal 52.99 6.95
96 Veendam 53.11 6.88
97 Groningen 53.22 6.57
98 Zuidhorn 53.25 6.40
99 Delfzijl 53.33 6.92
`;

/** The areas of Austrian codes of four digits, by the first two. */
export const austria = `
10 Wien 48.21 16.37
11 Wien 48.17 16.42
12 Wien 48.24 16.44
20 Hollabrunn 48.56 16.08
21 Mistelbach 48.57 16.57
22 Gänserndorf 48.34 16.72
23 Mödling 48.09 16.29
24 Hainburg 48.15 16.94
25 Baden 48.01 16.23
26 Neunkirchen 47.72 16.08
27 Wiener Neustadt 47.81 16.24
28 Krumbach 47.52 16.19
30 Purkersdorf 48.21 16.18
31 St. Pölten 48.20 15.62
32 Scheibbs 48.01 15.17
33 Amstetten 48.12 14.87
34 Tulln 48.33 16.05
35 Krems 48.41 15.61
36 Spitz 48.37 15.41
37 Eggenburg 48.64 15.82
38 Waidhofen an der Thaya 48.81 15.28
39 Zwettl 48.61 15.17
40 Linz 48.31 14.29
41 Rohrbach 48.57 13.99
42 Freistadt 48.51 14.50
43 Perg 48.25 14.63
44 Steyr 48.04 14.42
45 Kirchdorf an der Krems 47.91 14.12
46 Wels 48.16 14.03
47 Grieskirchen 48.23 13.83
48 Vöcklabruck 48.00 13.66
49 Ried im Innkreis 48.21 13.49
50 Salzburg 47.80 13.05
51 Oberndorf 47.94 12.94
52 Braunau am Inn 48.26 13.03
53 Mondsee 47.86 13.35
54 Hallein 47.68 13.09
55 Bischofshofen 47.42 13.22
56 St. Johann im Pongau 47.35 13.20
57 Zell am See 47.32 12.80
60 Innsbruck 47.27 11.39
61 Schwaz 47.35 11.71
62 Zell am Ziller 47.23 11.88
63 Kufstein 47.58 12.17
64 Imst 47.24 10.74
65 Landeck 47.14 10.57
66 Reutte 47.49 10.72
67 Bludenz 47.15 9.82
68 Feldkirch 47.24 9.60
69 Bregenz 47.50 9.75
70 Eisenstadt 47.85 16.52
71 Neusiedl am See 47.95 16.84
72 Deutschkreutz 47.60 16.63
73 Oberpullendorf 47.50 16.51
74 Oberwart 47.29 16.21
75 Güssing 47.06 16.32
80 Graz 47.07 15.44
81 Frohnleiten 47.27 15.32
82 Gleisdorf 47.10 15.71
83 Feldbach 46.95 15.89
84 Leibnitz 46.78 15.54
85 Voitsberg 47.04 15.15
86 Bruck an der Mur 47.41 15.27
87 Leoben 47.38 15.09
88 Murau 47.11 14.17
89 Liezen 47.57 14.24
90 Klagenfurt 46.62 14.31
91 Völkermarkt 46.66 14.63
92 Velden 46.61 14.04
93 St. Veit an der Glan 46.77 14.36
94 Wolfsberg 46.84 14.84
95 Villach 46.61 13.85
96 Hermagor 46.63 13.37
97 Greifenburg 46.75 13.18
98 Spittal an der Drau 46.80 13.50
99 Lienz 46.83 12.77
`;

/** The areas of Swiss codes of four digits, by the first two. */
export const switzerland = `
10 Lausanne 46.52 6.63
11 Morges 46.51 6.50
12 Genève 46.20 6.15
13 Cossonay 46.61 6.51
14 Yverdon 46.78 6.64
15 Payerne 46.82 6.94
16 Bulle 46.62 7.06
17 Fribourg 46.81 7.16
18 Montreux 46.43 6.91
19 Sion 46.23 7.36
20 Neuchâtel 46.99 6.93
21 Couvet 46.93 6.63
23 La Chaux-de-Fonds 47.10 6.83
24 Le Locle 47.06 6.75
25 Biel 47.14 7.25
26 Saint-Imier 47.15 7.00
27 Moutier 47.28 7.37
28 Delémont 47.36 7.34
29 Porrentruy 47.42 7.08
30 Bern 46.95 7.45
31 Münsingen 46.87 7.56
32 Lyss 47.07 7.31
33 Herzogenbuchsee 47.19 7.71
34 Burgdorf 47.06 7.63
35 Langnau 46.94 7.79
36 Thun 46.76 7.63
37 Spiez 46.69 7.68
38 Interlaken 46.69 7.86
39 Brig 46.32 7.99
40 Basel 47.56 7.59
41 Muttenz 47.52 7.65
42 Laufen 47.42 7.50
43 Rheinfelden 47.55 7.79
44 Liestal 47.48 7.73
45 Solothurn 47.21 7.54
46 Olten 47.35 7.90
47 Oensingen 47.29 7.72
48 Zofingen 47.29 7.95
49 Langenthal 47.21 7.79
50 Aarau 47.39 8.04
52 Brugg 47.48 8.21
53 Klingnau 47.58 8.25
54 Baden 47.47 8.31
55 Mellingen 47.42 8.27
56 Lenzburg 47.39 8.18
57 Reinach 47.25 8.18
60 Luzern 47.05 8.31
61 Wolhusen 47.06 8.07
62 Sursee 47.17 8.11
63 Zug 47.17 8.52
64 Schwyz 47.02 8.65
65 Bellinzona 46.19 9.02
66 Locarno 46.17 8.80
67 Biasca 46.36 8.97
68 Mendrisio 45.87 8.98
69 Lugano 46.00 8.95
70 Chur 46.85 9.53
71 Ilanz 46.77 9.20
72 Davos 46.80 9.84
73 Landquart 46.97 9.56
74 Thusis 46.70 9.44
75 St. Moritz 46.50 9.84
77 Poschiavo 46.32 10.06
80 Zürich 47.37 8.54
81 Bülach 47.52 8.54
82 Schaffhausen 47.70 8.63
83 Kloten 47.45 8.58
84 Winterthur 47.50 8.72
85 Frauenfeld 47.56 8.90
86 Uster 47.35 8.72
87 Küsnacht 47.32 8.58
88 Wädenswil 47.23 8.67
89 Dietikon 47.40 8.40
90 St. Gallen 47.42 9.38
91 Herisau 47.39 9.28
92 Gossau 47.42 9.25
93 Arbon 47.52 9.43
94 Rorschach 47.48 9.49
95 Wil 47.46 9.05
96 Wattwil 47.30 9.09
`;
