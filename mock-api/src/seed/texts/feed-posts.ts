import type { TranslationTuple } from '../translations.ts';

/** The words of posts by kind. */
export const postTexts: Readonly<Record<'clip' | 'text' | 'photos', readonly TranslationTuple[]>> = {
  clip: [
    [
      'Das Klavier ist gestimmt. Hört auf das tiefe E.',
      'The piano came back from the tuner. Listen to the low E.',
      'De piano is gestemd. Luister naar de lage E.',
      'El piano está afinado. Escucha el mi grave.',
    ],
    [
      'Der Tanz vom Dienstag, ungekürzt.',
      'The long version of Tuesday’s dance, uncut.',
      'De dans van dinsdag, in zijn geheel.',
      'El baile del martes, sin cortes.',
    ],
    [
      'Eine Minute Regen auf dem Dachfenster.',
      'One minute of rain on the skylight.',
      'Een minuut regen op het dakraam.',
      'Un minuto de lluvia en la claraboya.',
    ],
    [
      'So klingt die Küche, wenn der Kessel pfeift.',
      'How the kitchen sounds when the kettle sings.',
      'Zo klinkt de keuken als de ketel fluit.',
      'Así suena la cocina cuando silba la tetera.',
    ],
    [
      'Der erste Versuch mit dem neuen Mikrofon.',
      'The first try with the new microphone.',
      'De eerste poging met de nieuwe microfoon.',
      'La primera prueba con el micrófono nuevo.',
    ],
    [
      'Vom Balkon aus: der Abend, in dreifacher Zeit.',
      'From the balcony: the evening, three times as fast.',
      'Vanaf het balkon: de avond, drie keer zo snel.',
      'Desde el balcón: la tarde, tres veces más rápida.',
    ],
    [
      'Ich lese die erste Seite, ihr ratet das Buch.',
      'I read the first page, you guess the book.',
      'Ik lees de eerste bladzijde, jullie raden het boek.',
      'Leo la primera página y tú adivinas el libro.',
    ],
    [
      'Drei Schritte, die ich heute gelernt habe.',
      'Three steps that I learned today.',
      'Drie passen die ik vandaag heb geleerd.',
      'Tres pasos que he aprendido hoy.',
    ],
    [
      'Der Vorhang, das Licht, und sonst nichts.',
      'The curtain, the light, and nothing else.',
      'Het gordijn, het licht, en verder niets.',
      'La cortina, la luz y nada más.',
    ],
    [
      'Was beim Üben schiefging, in einem Stück.',
      'What went wrong while I practised, in one take.',
      'Wat er misging bij het oefenen, in één keer.',
      'Lo que salió mal al ensayar, de un tirón.',
    ],
    [
      'Ein Gruß an alle, die gestern so lange da waren.',
      'A greeting to everybody who stayed so long yesterday.',
      'Een groet aan iedereen die gisteren zo lang bleef.',
      'Un saludo a quienes os quedasteis tanto ayer.',
    ],
    [
      'Das Lied, nach dem ihr gefragt habt.',
      'The song that you asked for.',
      'Het liedje waar jullie om vroegen.',
      'La canción que me pedisteis.',
    ],
  ],
  text: [
    [
      'Welches Lied beendet die Show am Freitag? Schreibt es darunter.',
      'Which song closes the Friday show? Write it below.',
      'Met welk liedje eindigt de show van vrijdag? Schrijf het hieronder.',
      '¿Qué canción cierra el show del viernes? Escríbela abajo.',
    ],
    [
      'Heute bin ich zwei Stunden früher da als sonst.',
      'Today I am here two hours earlier than usual.',
      'Vandaag ben ik twee uur eerder dan anders.',
      'Hoy llego dos horas antes de lo normal.',
    ],
    [
      'Tee oder Kaffee um Mitternacht? Ich kann mich nicht entscheiden.',
      'Tea or coffee at midnight? I cannot decide.',
      'Thee of koffie om middernacht? Ik kan niet kiezen.',
      '¿Té o café a medianoche? No me decido.',
    ],
    [
      'Danke für die Briefe. Ich lese jeden, auch die langen.',
      'Thank you for the letters. I read each one, the long ones too.',
      'Bedankt voor de brieven. Ik lees ze allemaal, ook de lange.',
      'Gracias por las cartas. Las leo todas, también las largas.',
    ],
    [
      'Diese Woche nur abends, am Wochenende den ganzen Tag.',
      'Evenings only this week, all day at the weekend.',
      'Deze week alleen ’s avonds, in het weekend de hele dag.',
      'Esta semana solo por la noche; el finde, todo el día.',
    ],
    [
      'Ich suche einen Namen für die Zimmerpflanze. Vorschläge?',
      'I am looking for a name for the house plant. Ideas?',
      'Ik zoek een naam voor de kamerplant. Ideeën?',
      'Busco nombre para la planta. ¿Ideas?',
    ],
    [
      'Der Zug steht seit einer Stunde. Erzählt mir etwas.',
      'The train has stood here for an hour. Tell me something.',
      'De trein staat al een uur stil. Vertel me iets.',
      'El tren lleva una hora parado. Cuéntame algo.',
    ],
    [
      'Morgen gibt es eine Überraschung, und mehr sage ich nicht.',
      'There will be a surprise tomorrow, and I say no more.',
      'Morgen is er een verrassing, en meer zeg ik niet.',
      'Mañana hay una sorpresa, y no digo más.',
    ],
    [
      'Drei Dinge, die heute gut waren: Regen, Brot, ein Anruf.',
      'Three things that were good today: rain, bread, a call.',
      'Drie dingen die vandaag goed waren: regen, brood, een telefoontje.',
      'Tres cosas buenas de hoy: lluvia, pan, una llamada.',
    ],
    [
      'Wer war gestern dabei und weiß noch den Schluss?',
      'Who was there yesterday and remembers the ending?',
      'Wie was er gisteren bij en weet het einde nog?',
      '¿Quién estuvo ayer y recuerda el final?',
    ],
    [
      'Neuer Plan: jeden Sonntag eine Stunde nur Fragen.',
      'New plan: one hour of questions only, every Sunday.',
      'Nieuw plan: elke zondag een uur alleen vragen.',
      'Plan nuevo: cada domingo, una hora solo de preguntas.',
    ],
    [
      'Ich habe die Lampe umgestellt. Besser so?',
      'I moved the lamp. Better like this?',
      'Ik heb de lamp verplaatst. Beter zo?',
      'He movido la lámpara. ¿Mejor así?',
    ],
  ],
  photos: [
    [
      'Fünf Karten von gestern, für alle, die den Mond gezogen haben.',
      'Five cards from yesterday, for whoever drew the moon.',
      'Vijf kaarten van gisteren, voor wie de maan trok.',
      'Cinco cartas de ayer, para quien sacó la luna.',
    ],
    [
      'Der Garten um sechs Uhr früh.',
      'The garden at six in the morning.',
      'De tuin om zes uur ’s ochtends.',
      'El jardín a las seis de la mañana.',
    ],
    [
      'Das Kleid, über das ihr abgestimmt habt.',
      'The dress that you voted for.',
      'De jurk waarop jullie hebben gestemd.',
      'El vestido que votasteis.',
    ],
    ['Ein Zimmer, drei Lichter.', 'One room, three lights.', 'Eén kamer, drie lichten.', 'Una habitación, tres luces.'],
    [
      'Von der Reise, ohne Reihenfolge.',
      'From the journey, in no order.',
      'Van de reis, zonder volgorde.',
      'Del viaje, sin orden.',
    ],
    [
      'Blumen, die ein Gast geschickt hat.',
      'Flowers that a guest sent.',
      'Bloemen die een gast stuurde.',
      'Flores que envió un invitado.',
    ],
    [
      'Die Wand ist jetzt dunkelrot. Der Rest folgt.',
      'The wall is dark red now. The rest follows.',
      'De muur is nu donkerrood. De rest volgt.',
      'La pared ya es granate. Lo demás, pronto.',
    ],
    [
      'Hinter den Kulissen, vor der Show.',
      'Behind the scenes, before the show.',
      'Achter de schermen, voor de show.',
      'Entre bastidores, antes del show.',
    ],
    [
      'Ein altes Bild neu gemacht.',
      'An old picture, made anew.',
      'Een oude foto, opnieuw gemaakt.',
      'Una foto antigua, hecha de nuevo.',
    ],
    ['Der Balkon im November.', 'The balcony in November.', 'Het balkon in november.', 'El balcón en noviembre.'],
    [
      'Alles aus einem Film, nichts aussortiert.',
      'All of one roll of film, nothing left out.',
      'Alles van één filmrolletje, niets weggelaten.',
      'Todo un carrete, sin descartar nada.',
    ],
    ['Spiegel, Kerze, Seide.', 'Mirror, candle, silk.', 'Spiegel, kaars, zijde.', 'Espejo, vela, seda.'],
  ],
};

/** Remarks behind the words of a post. */
export const postRemarks: readonly TranslationTuple[] = [
  ['Sagt mir, was ihr denkt.', 'Tell me what you think.', 'Zeg me wat jullie vinden.', 'Dime qué te parece.'],
  ['Mehr davon am Samstag.', 'More of it on Saturday.', 'Zaterdag meer hiervan.', 'Más el sábado.'],
  ['Es hat den ganzen Tag gedauert.', 'It took all day.', 'Het duurde de hele dag.', 'Me llevó todo el día.'],
  ['Für euch, wie versprochen.', 'For you, as promised.', 'Voor jullie, zoals beloofd.', 'Para ti, como prometí.'],
  ['Ich bin noch nicht sicher.', 'I am not sure yet.', 'Ik weet het nog niet zeker.', 'Todavía lo dudo.'],
  ['Danke, dass ihr da seid.', 'Thank you for being here.', 'Fijn dat jullie er zijn.', 'Gracias por estar ahí.'],
  ['Bis heute Abend.', 'See you tonight.', 'Tot vanavond.', 'Hasta esta noche.'],
  [
    'Der Ton ist besser als das Bild.',
    'The sound beats the picture.',
    'Het geluid is beter dan het beeld.',
    'El sonido gana a la imagen.',
  ],
  ['Die Katze war dagegen.', 'The cat was against it.', 'De kat was ertegen.', 'La gata no quería.'],
  ['Einmal und nie wieder.', 'Once and never again.', 'Eens en nooit weer.', 'Una vez y nunca más.'],
];

/** The titles of posts whose media cost coins. */
export const postTitles: readonly TranslationTuple[] = [
  ['Ganz lang', 'The long version', 'De lange versie', 'La versión larga'],
  ['Nach der Show', 'After the show', 'Na de show', 'Después del show'],
  ['Ohne Schnitt', 'Uncut', 'Ongeknipt', 'Sin cortes'],
  ['Der ganze Abend', 'The whole evening', 'De hele avond', 'Toda la noche'],
  ['Aus der Schublade', 'From the drawer', 'Uit de la', 'Del cajón'],
  ['Noch einmal', 'Once more', 'Nog een keer', 'Otra vez'],
];

/** Aims of tips, as the titles of posts with a goal. */
export const goalTitles: readonly TranslationTuple[] = [
  ['Ein neues Mikrofon', 'A new microphone', 'Een nieuwe microfoon', 'Un micrófono nuevo'],
  ['Ein Tanzboden', 'A dance floor', 'Een dansvloer', 'Una pista de baile'],
  ['Samt für den Vorhang', 'Velvet for the curtain', 'Fluweel voor het gordijn', 'Terciopelo para la cortina'],
  ['Eine Reise ans Meer', 'A trip to the sea', 'Een reis naar zee', 'Un viaje al mar'],
  ['Eine bessere Lampe', 'A better lamp', 'Een betere lamp', 'Una lámpara mejor'],
];

/** Notes of performers below their own posts. */
export const postNotes: readonly TranslationTuple[] = [
  [
    'Danke für eure Antworten!',
    'Thank you for your answers!',
    'Bedankt voor jullie antwoorden!',
    '¡Gracias por vuestras respuestas!',
  ],
  [
    'Teil zwei kommt am Sonntag.',
    'Part two comes on Sunday.',
    'Deel twee komt zondag.',
    'La segunda parte, el domingo.',
  ],
  ['Ja, der Hut ist echt.', 'Yes, the hat is real.', 'Ja, de hoed is echt.', 'Sí, el sombrero es de verdad.'],
  ['Ich lese heute Abend alles.', 'I read everything tonight.', 'Vanavond lees ik alles.', 'Esta noche lo leo todo.'],
];
