import { austria, netherlands, switzerland } from './four-digit-areas.ts';

/** Countries whose postal areas follow from the first two digits of a code. */
export type PostalCountry = 'DE' | 'ES' | 'FR' | 'IT' | 'NL' | 'AT' | 'CH';

/** The middle of an area, and its largest town. */
export interface PostalArea {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

const parsed = (table: string): ReadonlyMap<string, PostalArea> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [, digits = '', town = '', latitude, longitude] =
          /^\s*(\d\d) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
        return [digits, { town, latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );

const germany = `
01 Dresden 51.05 13.74
02 Görlitz 51.15 14.79
03 Cottbus 51.76 14.33
04 Leipzig 51.34 12.37
06 Halle 51.48 11.97
07 Gera 50.88 12.08
08 Zwickau 50.72 12.49
09 Chemnitz 50.83 12.92
10 Berlin 52.52 13.40
11 Berlin 52.52 13.38
12 Berlin 52.46 13.46
13 Berlin 52.57 13.37
14 Potsdam 52.40 13.06
15 Frankfurt (Oder) 52.34 14.55
16 Oranienburg 52.75 13.24
17 Neubrandenburg 53.56 13.26
18 Rostock 54.09 12.10
19 Schwerin 53.63 11.41
20 Hamburg 53.55 9.99
21 Lüneburg 53.25 10.41
22 Hamburg 53.60 10.02
23 Lübeck 53.87 10.69
24 Kiel 54.32 10.12
25 Husum 54.48 9.05
26 Oldenburg 53.14 8.21
27 Bremerhaven 53.54 8.58
28 Bremen 53.08 8.80
29 Celle 52.62 10.08
30 Hannover 52.38 9.73
31 Hildesheim 52.15 9.95
32 Herford 52.12 8.67
33 Bielefeld 52.02 8.53
34 Kassel 51.31 9.49
35 Gießen 50.58 8.68
36 Fulda 50.55 9.68
37 Göttingen 51.54 9.93
38 Braunschweig 52.27 10.52
39 Magdeburg 52.13 11.63
40 Düsseldorf 51.23 6.78
41 Mönchengladbach 51.19 6.44
42 Wuppertal 51.26 7.15
44 Dortmund 51.51 7.47
45 Essen 51.46 7.01
46 Oberhausen 51.50 6.86
47 Duisburg 51.43 6.76
48 Münster 51.96 7.63
49 Osnabrück 52.28 8.05
50 Köln 50.94 6.96
51 Köln 50.96 7.05
52 Aachen 50.78 6.08
53 Bonn 50.73 7.10
54 Trier 49.76 6.64
55 Mainz 49.99 8.25
56 Koblenz 50.36 7.59
57 Siegen 50.87 8.02
58 Hagen 51.36 7.47
59 Hamm 51.68 7.82
60 Frankfurt am Main 50.11 8.68
61 Bad Homburg 50.23 8.61
63 Offenbach 50.10 8.77
64 Darmstadt 49.87 8.65
65 Wiesbaden 50.08 8.24
66 Saarbrücken 49.24 7.00
67 Kaiserslautern 49.44 7.77
68 Mannheim 49.49 8.47
69 Heidelberg 49.40 8.67
70 Stuttgart 48.78 9.18
71 Böblingen 48.68 9.01
72 Tübingen 48.52 9.06
73 Göppingen 48.70 9.65
74 Heilbronn 49.14 9.22
75 Pforzheim 48.89 8.70
76 Karlsruhe 49.01 8.40
77 Offenburg 48.47 7.94
78 Villingen-Schwenningen 48.06 8.46
79 Freiburg 48.00 7.84
80 München 48.14 11.58
81 München 48.12 11.62
82 Starnberg 48.00 11.34
83 Rosenheim 47.86 12.12
84 Landshut 48.54 12.15
85 Ingolstadt 48.76 11.42
86 Augsburg 48.37 10.90
87 Kempten 47.73 10.31
88 Ravensburg 47.78 9.61
89 Ulm 48.40 9.99
90 Nürnberg 49.45 11.08
91 Erlangen 49.60 11.00
92 Amberg 49.44 11.86
93 Regensburg 49.01 12.10
94 Passau 48.57 13.43
95 Bayreuth 49.95 11.58
96 Bamberg 49.90 10.90
97 Würzburg 49.79 9.93
98 Suhl 50.61 10.69
99 Erfurt 50.98 11.03
`;

const spain = `
01 Vitoria 42.85 -2.67
02 Albacete 38.99 -1.86
03 Alicante 38.35 -0.48
04 Almería 36.84 -2.46
05 Ávila 40.66 -4.70
06 Badajoz 38.88 -6.97
07 Palma 39.57 2.65
08 Barcelona 41.39 2.17
09 Burgos 42.34 -3.70
10 Cáceres 39.48 -6.37
11 Cádiz 36.53 -6.29
12 Castellón 39.99 -0.04
13 Ciudad Real 38.99 -3.93
14 Córdoba 37.89 -4.78
15 A Coruña 43.37 -8.40
16 Cuenca 40.07 -2.14
17 Girona 41.98 2.82
18 Granada 37.18 -3.60
19 Guadalajara 40.63 -3.17
20 San Sebastián 43.32 -1.98
21 Huelva 37.26 -6.95
22 Huesca 42.14 -0.41
23 Jaén 37.78 -3.79
24 León 42.60 -5.57
25 Lleida 41.62 0.63
26 Logroño 42.47 -2.45
27 Lugo 43.01 -7.56
28 Madrid 40.42 -3.70
29 Málaga 36.72 -4.42
30 Murcia 37.99 -1.13
31 Pamplona 42.82 -1.64
32 Ourense 42.34 -7.86
33 Oviedo 43.36 -5.85
34 Palencia 42.01 -4.53
35 Las Palmas 28.12 -15.43
36 Vigo 42.24 -8.72
37 Salamanca 40.97 -5.66
38 Santa Cruz de Tenerife 28.47 -16.25
39 Santander 43.46 -3.81
40 Segovia 40.94 -4.11
41 Sevilla 37.39 -5.98
42 Soria 41.76 -2.46
43 Tarragona 41.12 1.25
44 Teruel 40.34 -1.11
45 Toledo 39.86 -4.02
46 Valencia 39.47 -0.38
47 Valladolid 41.65 -4.72
48 Bilbao 43.26 -2.93
49 Zamora 41.50 -5.74
50 Zaragoza 41.65 -0.88
51 Ceuta 35.89 -5.31
52 Melilla 35.29 -2.94
`;

const france = `
01 Bourg-en-Bresse 46.21 5.23
02 Laon 49.56 3.62
03 Moulins 46.57 3.33
04 Digne-les-Bains 44.09 6.24
05 Gap 44.56 6.08
06 Nice 43.70 7.27
07 Privas 44.74 4.60
08 Charleville-Mézières 49.77 4.72
09 Foix 42.97 1.61
10 Troyes 48.30 4.07
11 Carcassonne 43.21 2.35
12 Rodez 44.35 2.57
13 Marseille 43.30 5.37
14 Caen 49.18 -0.37
15 Aurillac 44.93 2.44
16 Angoulême 45.65 0.16
17 La Rochelle 46.16 -1.15
18 Bourges 47.08 2.40
19 Tulle 45.27 1.77
20 Ajaccio 41.92 8.74
21 Dijon 47.32 5.04
22 Saint-Brieuc 48.51 -2.77
23 Guéret 46.17 1.87
24 Périgueux 45.18 0.72
25 Besançon 47.24 6.02
26 Valence 44.93 4.89
27 Évreux 49.02 1.15
28 Chartres 48.45 1.49
29 Quimper 48.00 -4.10
30 Nîmes 43.84 4.36
31 Toulouse 43.60 1.44
32 Auch 43.65 0.59
33 Bordeaux 44.84 -0.58
34 Montpellier 43.61 3.88
35 Rennes 48.12 -1.68
36 Châteauroux 46.81 1.69
37 Tours 47.39 0.69
38 Grenoble 45.19 5.72
39 Lons-le-Saunier 46.67 5.55
40 Mont-de-Marsan 43.89 -0.50
41 Blois 47.59 1.34
42 Saint-Étienne 45.44 4.39
43 Le Puy-en-Velay 45.04 3.88
44 Nantes 47.22 -1.55
45 Orléans 47.90 1.90
46 Cahors 44.45 1.44
47 Agen 44.20 0.62
48 Mende 44.52 3.50
49 Angers 47.47 -0.55
50 Saint-Lô 49.12 -1.09
51 Reims 49.26 4.03
52 Chaumont 48.11 5.14
53 Laval 48.07 -0.77
54 Nancy 48.69 6.18
55 Bar-le-Duc 48.77 5.16
56 Vannes 47.66 -2.76
57 Metz 49.12 6.18
58 Nevers 46.99 3.16
59 Lille 50.63 3.06
60 Beauvais 49.43 2.08
61 Alençon 48.43 0.09
62 Arras 50.29 2.78
63 Clermont-Ferrand 45.78 3.08
64 Pau 43.30 -0.37
65 Tarbes 43.23 0.07
66 Perpignan 42.70 2.90
67 Strasbourg 48.57 7.75
68 Colmar 48.08 7.36
69 Lyon 45.76 4.84
70 Vesoul 47.62 6.16
71 Mâcon 46.31 4.83
72 Le Mans 48.00 0.20
73 Chambéry 45.57 5.92
74 Annecy 45.90 6.13
75 Paris 48.86 2.35
76 Rouen 49.44 1.10
77 Melun 48.54 2.66
78 Versailles 48.80 2.13
79 Niort 46.32 -0.46
80 Amiens 49.89 2.30
81 Albi 43.93 2.15
82 Montauban 44.02 1.36
83 Toulon 43.12 5.93
84 Avignon 43.95 4.81
85 La Roche-sur-Yon 46.67 -1.43
86 Poitiers 46.58 0.34
87 Limoges 45.83 1.26
88 Épinal 48.17 6.45
89 Auxerre 47.80 3.57
90 Belfort 47.64 6.86
91 Évry 48.63 2.43
92 Nanterre 48.89 2.21
93 Bobigny 48.91 2.44
94 Créteil 48.79 2.46
95 Pontoise 49.05 2.10
`;

const italy = `
00 Roma 41.90 12.50
01 Viterbo 42.42 12.11
02 Rieti 42.40 12.86
03 Frosinone 41.64 13.35
04 Latina 41.47 12.90
05 Terni 42.56 12.64
06 Perugia 43.11 12.39
07 Sassari 40.73 8.56
08 Nuoro 40.32 9.33
09 Cagliari 39.22 9.12
10 Torino 45.07 7.69
11 Aosta 45.74 7.32
12 Cuneo 44.39 7.55
13 Vercelli 45.33 8.42
14 Asti 44.90 8.21
15 Alessandria 44.91 8.61
16 Genova 44.41 8.93
17 Savona 44.31 8.48
18 Imperia 43.89 8.03
19 La Spezia 44.10 9.82
20 Milano 45.46 9.19
21 Varese 45.82 8.83
22 Como 45.81 9.09
23 Lecco 45.86 9.40
24 Bergamo 45.70 9.67
25 Brescia 45.54 10.22
26 Cremona 45.13 10.02
27 Pavia 45.19 9.16
28 Novara 45.45 8.62
29 Piacenza 45.05 9.69
30 Venezia 45.44 12.33
31 Treviso 45.67 12.24
32 Belluno 46.14 12.22
33 Udine 46.06 13.24
34 Trieste 45.65 13.78
35 Padova 45.41 11.88
36 Vicenza 45.55 11.55
37 Verona 45.44 10.99
38 Trento 46.07 11.12
39 Bolzano 46.50 11.35
40 Bologna 44.49 11.34
41 Modena 44.65 10.93
42 Reggio Emilia 44.70 10.63
43 Parma 44.80 10.33
44 Ferrara 44.84 11.62
45 Rovigo 45.07 11.79
46 Mantova 45.16 10.79
47 Rimini 44.06 12.57
48 Ravenna 44.42 12.20
50 Firenze 43.77 11.26
51 Pistoia 43.93 10.92
52 Arezzo 43.46 11.88
53 Siena 43.32 11.33
54 Massa 44.04 10.14
55 Lucca 43.84 10.50
56 Pisa 43.72 10.40
57 Livorno 43.55 10.31
58 Grosseto 42.76 11.11
59 Prato 43.88 11.10
60 Ancona 43.62 13.51
61 Pesaro 43.91 12.91
62 Macerata 43.30 13.45
63 Ascoli Piceno 42.85 13.58
64 Teramo 42.66 13.70
65 Pescara 42.46 14.21
66 Chieti 42.35 14.17
67 L’Aquila 42.35 13.40
70 Bari 41.12 16.87
71 Foggia 41.46 15.54
72 Brindisi 40.63 17.94
73 Lecce 40.35 18.17
74 Taranto 40.46 17.25
75 Matera 40.67 16.60
76 Andria 41.23 16.30
80 Napoli 40.85 14.27
81 Caserta 41.07 14.33
82 Benevento 41.13 14.78
83 Avellino 40.91 14.79
84 Salerno 40.68 14.77
85 Potenza 40.64 15.80
86 Campobasso 41.56 14.66
87 Cosenza 39.30 16.25
88 Catanzaro 38.91 16.59
89 Reggio Calabria 38.11 15.65
90 Palermo 38.12 13.36
91 Trapani 38.02 12.54
92 Agrigento 37.31 13.58
93 Caltanissetta 37.49 14.06
94 Enna 37.57 14.28
95 Catania 37.51 15.09
96 Siracusa 37.08 15.29
97 Ragusa 36.93 14.72
98 Messina 38.19 15.55
`;

/**
 * The areas of postal codes by their first two digits, with a position to a hundredth of a degree: as exact as a distance between towns
 * needs, and no address.
 */
export const postalAreas: Readonly<Record<PostalCountry, ReadonlyMap<string, PostalArea>>> = {
  DE: parsed(germany),
  ES: parsed(spain),
  FR: parsed(france),
  IT: parsed(italy),
  NL: parsed(netherlands),
  AT: parsed(austria),
  CH: parsed(switzerland),
};
