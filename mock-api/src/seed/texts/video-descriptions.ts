import type { TranslationTuple } from '../translations.ts';

/** The format of a video, which is one of its tags. */
export type VideoFormat = 'talk' | 'story' | 'song' | 'lesson' | 'walk' | 'evening' | 'portrait';

/** The subject of a video, by its format. */
export const contents: Readonly<Record<VideoFormat, readonly TranslationTuple[]>> = {
  talk: [
    [
      'Ich antworte auf Fragen, die mir Gäste in den letzten Wochen gestellt haben.',
      'I answer questions that guests sent me over the last few weeks.',
      'Ik beantwoord vragen die gasten me de afgelopen weken stelden.',
      'Respondo a preguntas que me han hecho en las últimas semanas.',
    ],
    [
      'Ein Gespräch ohne Plan, bei dem der Tee zweimal kalt wurde.',
      'A talk without a plan, during which the tea went cold twice.',
      'Een gesprek zonder plan, waarbij de thee twee keer koud werd.',
      'Una charla sin guion en la que el té se enfrió dos veces.',
    ],
    [
      'Ich erzähle, wie alles anfing und was ich heute anders machen würde.',
      'I tell how it all began, and what I would do differently today.',
      'Ik vertel hoe alles begon en wat ik nu anders zou doen.',
      'Cuento cómo empezó todo y qué haría hoy de otra manera.',
    ],
  ],
  story: [
    [
      'Eine Geschichte in einem Zug erzählt, mit allen Umwegen.',
      'A story told in one go, with every detour left in.',
      'Een verhaal in één adem verteld, met alle omwegen.',
      'Una historia contada de un tirón, con todos sus rodeos.',
    ],
    [
      'Jemand wartet auf einen Zug, und am Ende fährt ein anderer ab.',
      'Somebody waits for a train, and in the end another one leaves.',
      'Iemand wacht op een trein, en uiteindelijk vertrekt een andere.',
      'Alguien espera un tren y al final sale otro.',
    ],
    [
      'Gelesen aus einem Heft, das ich auf dem Dachboden gefunden habe.',
      'Read from a notebook that I found in the attic.',
      'Voorgelezen uit een schriftje dat ik op zolder vond.',
      'Leída de un cuaderno que encontré en el desván.',
    ],
  ],
  song: [
    [
      'Drei Lieder hintereinander, ohne Schnitt aufgenommen.',
      'Three songs in a row, recorded without a cut.',
      'Drie liedjes achter elkaar, zonder knip opgenomen.',
      'Tres canciones seguidas, grabadas sin cortes.',
    ],
    [
      'Ein neues Stück, das noch keinen Namen hat.',
      'A new piece that has no name yet.',
      'Een nieuw stuk dat nog geen naam heeft.',
      'Una pieza nueva que todavía no tiene nombre.',
    ],
    [
      'Leise gespielt, weil im Haus schon alle schliefen.',
      'Played softly, as everybody in the house was asleep.',
      'Zachtjes gespeeld, omdat iedereen in huis al sliep.',
      'Tocada en voz baja, porque en casa ya dormían todos.',
    ],
  ],
  lesson: [
    [
      'Schritt für Schritt und langsam genug, um mitzumachen.',
      'Step by step, and slow enough to join in.',
      'Stap voor stap, en langzaam genoeg om mee te doen.',
      'Paso a paso y lo bastante despacio para seguirlo.',
    ],
    [
      'Ich zeige den Handgriff, nach dem ich am häufigsten gefragt werde.',
      'I show the one trick that I am asked about most often.',
      'Ik laat de handgreep zien waar ik het vaakst naar gevraagd word.',
      'Enseño el truco por el que más me preguntan.',
    ],
    [
      'Für den Anfang braucht es nur Papier und eine ruhige halbe Stunde.',
      'All you need to begin is paper and a quiet half hour.',
      'Om te beginnen heb je alleen papier en een rustig half uur nodig.',
      'Para empezar solo hacen falta papel y media hora tranquila.',
    ],
  ],
  walk: [
    [
      'Einmal um den See, mit der Kamera auf Augenhöhe.',
      'Once around the lake, with the camera at eye level.',
      'Eén keer rond het meer, met de camera op ooghoogte.',
      'Una vuelta al lago con la cámara a la altura de los ojos.',
    ],
    [
      'Wir gehen los, als die Laternen angehen, und biegen falsch ab.',
      'We set out as the street lamps come on, and take a wrong turn.',
      'We vertrekken als de lantaarns aangaan en slaan verkeerd af.',
      'Salimos cuando se encienden las farolas y nos equivocamos de calle.',
    ],
    [
      'Der Weg zum Markt und zurück, mit schwerem Korb.',
      'The way to the market and back, with a heavy basket.',
      'De weg naar de markt en terug, met een zware mand.',
      'El camino al mercado y la vuelta, con la cesta llena.',
    ],
  ],
  evening: [
    [
      'Ein ganzer Abend, auf das Beste gekürzt.',
      'A whole evening, cut down to the best of it.',
      'Een hele avond, ingekort tot het beste.',
      'Una noche entera, resumida en lo mejor.',
    ],
    [
      'Kerzen, eine Decke und Musik, die von selbst weiterläuft.',
      'Candles, a blanket, and music that plays on by itself.',
      'Kaarsen, een deken en muziek die vanzelf doorspeelt.',
      'Velas, una manta y música que sigue sola.',
    ],
    [
      'Was nach der letzten Runde noch erzählt wurde.',
      'The stories that were told after the last round.',
      'Wat er na de laatste ronde nog verteld werd.',
      'Lo que se contó después de la última ronda.',
    ],
  ],
  portrait: [
    [
      'Eine Kamera, ein Stuhl und so viel Licht, wie das Fenster hergab.',
      'One camera, one chair, and as much light as the window gave.',
      'Eén camera, één stoel en zoveel licht als het raam gaf.',
      'Una cámara, una silla y toda la luz que dio la ventana.',
    ],
    [
      'Ein Bild, das sich bewegt: fast nichts geschieht, und man bleibt dabei.',
      'A picture that moves: almost nothing happens, and you stay for it.',
      'Een beeld dat beweegt: er gebeurt bijna niets, en toch blijf je kijken.',
      'Un retrato que se mueve: casi no pasa nada y aun así te quedas.',
    ],
    [
      'Dieselbe Szene dreimal, jedes Mal mit anderem Licht.',
      'The same scene three times, each time in another light.',
      'Dezelfde scène drie keer, telkens in ander licht.',
      'La misma escena tres veces, cada una con otra luz.',
    ],
  ],
};

/** A second sentence, for some of the videos. */
export const afterthoughts: readonly TranslationTuple[] = [
  ['Am besten mit Kopfhörern.', 'Best with headphones.', 'Het mooist met een koptelefoon.', 'Mejor con auriculares.'],
  [
    'Der Schluss war nicht geplant.',
    'The ending was not planned.',
    'Het einde was niet gepland.',
    'El final no estaba previsto.',
  ],
  ['Gefilmt an einem einzigen Tag.', 'Filmed on a single day.', 'Op één enkele dag gefilmd.', 'Rodado en un solo día.'],
  [
    'Untertitel gibt es in vier Sprachen.',
    'There are captions in four languages.',
    'Er zijn ondertitels in vier talen.',
    'Hay subtítulos en cuatro idiomas.',
  ],
  [
    'Schreib mir gern, wie es dir gefallen hat.',
    'Write and tell me how you liked it.',
    'Laat me gerust weten wat je ervan vond.',
    'Escríbeme y cuéntame qué te ha parecido.',
  ],
  [
    'Auf Wunsch einiger Gäste gedreht.',
    'Made at the wish of some guests.',
    'Gemaakt op verzoek van een paar gasten.',
    'Hecho a petición de algunos invitados.',
  ],
];
