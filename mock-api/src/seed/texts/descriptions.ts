import type { TranslationTuple } from '../translations.ts';

/** How the pictures of an album came about. */
export const makings: readonly TranslationTuple[] = [
  [
    'Auf einem einzigen Film an einem Nachmittag entstanden.',
    'Shot on one roll of film in a single afternoon.',
    'Op één filmrolletje gemaakt, in één middag.',
    'Hecho con un solo carrete en una tarde.',
  ],
  [
    'Eine Freundin hielt die Lampe, ich hielt den Atem an.',
    'A friend held the lamp, I held my breath.',
    'Een vriendin hield de lamp vast, ik hield mijn adem in.',
    'Una amiga sujetaba la lámpara y yo la respiración.',
  ],
  [
    'Wir hatten eine Stunde Sonne und haben sie ganz genutzt.',
    'We had one hour of sun and used all of it.',
    'We hadden een uur zon en hebben alles gebruikt.',
    'Tuvimos una hora de sol y la aprovechamos entera.',
  ],
  [
    'Mit Selbstauslöser und viel Rennerei aufgenommen.',
    'Taken with a timer and a lot of running.',
    'Gemaakt met een zelfontspanner en veel geren.',
    'Hecho con temporizador y muchas carreras.',
  ],
  [
    'Meine eigene Auswahl aus einer langen Woche.',
    'My own selection from a long week.',
    'Mijn eigen selectie uit een lange week.',
    'Mi propia selección de una semana larga.',
  ],
  [
    'Einige Bilder waren für ein Plakat gedacht, das es nie gab.',
    'Some of these were meant for a poster that never came.',
    'Sommige foto’s waren bedoeld voor een affiche dat er nooit kwam.',
    'Algunas fotos eran para un cartel que nunca se imprimió.',
  ],
  [
    'Das Licht hat gearbeitet, ich stand nur darin.',
    'The light did the work, I only stood in it.',
    'Het licht deed het werk, ik stond er alleen in.',
    'El trabajo lo hizo la luz; yo solo me puse delante.',
  ],
  [
    'Auf einer alten Speicherkarte gefunden und so gelassen.',
    'Found on an old memory card and kept as it was.',
    'Op een oude geheugenkaart gevonden en zo gelaten.',
    'Encontrado en una tarjeta vieja y sin retocar.',
  ],
  [
    'Wir haben mehr gelacht, als die Bilder zeigen.',
    'We laughed more than the pictures show.',
    'We hebben meer gelachen dan de foto’s laten zien.',
    'Nos reímos más de lo que se ve en las fotos.',
  ],
  [
    'Geliehene Kleider, geliehenes Zimmer, eigene Ideen.',
    'Borrowed clothes, borrowed room, my own ideas.',
    'Geleende kleren, geleende kamer, eigen ideeën.',
    'Ropa prestada, cuarto prestado, ideas propias.',
  ],
  [
    'Es war kälter, als es aussieht.',
    'It was colder than it looks.',
    'Het was kouder dan het lijkt.',
    'Hacía más frío de lo que parece.',
  ],
  [
    'Langsam entstanden, an drei Wochenenden.',
    'Made slowly, over three weekends.',
    'Langzaam gemaakt, in drie weekenden.',
    'Hecho despacio, en tres fines de semana.',
  ],
  [
    'Die ersten Bilder in meiner neuen Wohnung.',
    'The first pictures in my new flat.',
    'De eerste foto’s in mijn nieuwe huis.',
    'Las primeras fotos en mi casa nueva.',
  ],
  [
    'Nichts war geplant, und das sieht man auf gute Art.',
    'Nothing was planned, and it shows in a good way.',
    'Niets was gepland, en dat zie je op een goede manier.',
    'No había nada planeado y se nota, para bien.',
  ],
  [
    'Eine stille Reihe für stille Abende.',
    'A quiet series for quiet evenings.',
    'Een stille reeks voor stille avonden.',
    'Una serie tranquila para noches tranquilas.',
  ],
  [
    'Erst die Farben, dann alles andere.',
    'Colours first, everything else later.',
    'Eerst de kleuren, dan de rest.',
    'Primero los colores, luego todo lo demás.',
  ],
];

/** Remarks about their content. */
export const remarks: readonly TranslationTuple[] = [
  [
    'Bild sieben mag ich am liebsten.',
    'Number seven is my favourite.',
    'Nummer zeven vind ik de mooiste.',
    'La número siete es mi favorita.',
  ],
  [
    'Schreib mir, welches du aufhängen würdest.',
    'Tell me which one you would hang on a wall.',
    'Laat me weten welke jij zou ophangen.',
    'Dime cuál colgarías en la pared.',
  ],
  ['Die Katze kommt zweimal vor.', 'The cat appears twice.', 'De kat komt twee keer voor.', 'La gata sale dos veces.'],
  [
    'Am schönsten auf einem großen Bildschirm.',
    'Best seen on a large screen.',
    'Het mooist op een groot scherm.',
    'Se ve mejor en pantalla grande.',
  ],
  [
    'Es gibt einen zweiten Teil, wenn du fragst.',
    'There is a second part, if you ask.',
    'Er is een tweede deel, als je ernaar vraagt.',
    'Hay una segunda parte, si la pides.',
  ],
  ['Frag mich nach dem Stuhl.', 'Ask me about the chair.', 'Vraag me naar de stoel.', 'Pregúntame por la silla.'],
  [
    'Das letzte Bild war ein Versehen.',
    'The last picture was an accident.',
    'De laatste foto was een ongelukje.',
    'La última foto fue un accidente.',
  ],
  [
    'Ich würde es morgen wieder tun.',
    'I would do it again tomorrow.',
    'Ik zou het morgen weer doen.',
    'Lo repetiría mañana mismo.',
  ],
  [
    'Schau dir den Spiegel genau an.',
    'Look closely at the mirror.',
    'Kijk goed naar de spiegel.',
    'Fíjate bien en el espejo.',
  ],
  [
    'Für alle, die späte Abende mögen.',
    'For everyone who likes late evenings.',
    'Voor iedereen die van late avonden houdt.',
    'Para quienes disfrutan de las noches largas.',
  ],
  [
    'Welche Musik dabei lief, steht in meinem Profil.',
    'The music that was playing is on my profile.',
    'Welke muziek er klonk, staat in mijn profiel.',
    'La música que sonaba está en mi perfil.',
  ],
  [
    'Es endet dort, wo das nächste beginnt.',
    'It ends where the next one begins.',
    'Het eindigt waar het volgende begint.',
    'Termina donde empieza el siguiente.',
  ],
];
