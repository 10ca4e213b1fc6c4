import type { TranslationTuple } from '../translations.ts';

/** A question and its answer; the answers are everybody's, so they name no gender. */
export interface InterviewTexts {
  readonly question: TranslationTuple;
  readonly answer: TranslationTuple;
}

/** Titles of interviews. */
export const interviewTitles: readonly TranslationTuple[] = [
  [
    'Drei Fragen am Fenster',
    'Three questions at the window',
    'Drie vragen aan het raam',
    'Tres preguntas en la ventana',
  ],
  ['Bevor das Licht angeht', 'Before the light goes on', 'Voordat het licht aangaat', 'Antes de encender la luz'],
  ['Ein Tee und drei Fragen', 'One tea and three questions', 'Eén thee en drie vragen', 'Un té y tres preguntas'],
  ['Nach der letzten Runde', 'After the last round', 'Na de laatste ronde', 'Después de la última ronda'],
];

/** Questions for anybody. */
export const commonQuestions: readonly InterviewTexts[] = [
  {
    question: [
      'Was wirst du als Erstes gefragt?',
      'What do people ask you first?',
      'Wat vragen mensen je als eerste?',
      '¿Qué es lo primero que te preguntan?',
    ],
    answer: [
      'Ob die Pflanze hinter mir echt ist. Sie ist es, und sie hört mit.',
      'Whether the plant behind me is real. It is, and it listens.',
      'Of de plant achter me echt is. Dat is hij, en hij luistert mee.',
      'Si la planta de atrás es de verdad. Lo es, y escucha.',
    ],
  },
  {
    question: [
      'Was liegt gerade auf deinem Tisch?',
      'What is on your table right now?',
      'Wat ligt er nu op je tafel?',
      '¿Qué hay ahora mismo sobre tu mesa?',
    ],
    answer: [
      'Ein halber Apfel, zwei Listen und ein Brief, den ich heute noch schreibe.',
      'Half an apple, two lists and a letter that I will write tonight.',
      'Een halve appel, twee lijstjes en een brief die ik vanavond nog schrijf.',
      'Media manzana, dos listas y una carta que escribiré esta noche.',
    ],
  },
  {
    question: [
      'Welches Geräusch magst du am liebsten?',
      'Which sound do you like best?',
      'Welk geluid hoor je het liefst?',
      '¿Qué sonido te gusta más?',
    ],
    answer: [
      'Regen auf einem Blechdach, wenn ich nirgends hinmuss.',
      'Rain on a tin roof when I have nowhere to be.',
      'Regen op een blikken dak als ik nergens heen hoef.',
      'La lluvia en un tejado de chapa cuando no tengo que ir a ningún sitio.',
    ],
  },
  {
    question: [
      'Was kannst du gar nicht?',
      'What can you not do at all?',
      'Wat kun je echt niet?',
      '¿Qué se te da fatal?',
    ],
    answer: [
      'Pfeifen. Ich übe seit Jahren, und sogar der Hund geht hinaus.',
      'Whistle. I have practised for years, and even the dog leaves the room.',
      'Fluiten. Ik oefen al jaren en zelfs de hond loopt weg.',
      'Silbar. Llevo años practicando y hasta el perro se va.',
    ],
  },
  {
    question: [
      'Wann ist deine beste Stunde?',
      'When is your best hour?',
      'Wanneer is je beste uur?',
      '¿Cuál es tu mejor hora?',
    ],
    answer: [
      'Kurz nach elf, wenn die Straße still wird und die Fragen besser werden.',
      'Just after eleven, when the street goes quiet and the questions get better.',
      'Net na elven, als de straat stil wordt en de vragen beter worden.',
      'Poco después de las once, cuando la calle se calla y las preguntas mejoran.',
    ],
  },
  {
    question: [
      'Was würdest du mit mehr Zeit lernen?',
      'What would you learn with more time?',
      'Wat zou je leren als je meer tijd had?',
      '¿Qué aprenderías con más tiempo?',
    ],
    answer: [
      'Eine Sprache, in der ich nur zuhöre.',
      'A language in which I only listen.',
      'Een taal waarin ik alleen luister.',
      'Un idioma en el que solo escuche.',
    ],
  },
  {
    question: [
      'Was ist dir von deinem ersten Abend hier geblieben?',
      'What do you remember of your first evening here?',
      'Wat is je bijgebleven van je eerste avond hier?',
      '¿Qué recuerdas de tu primera noche aquí?',
    ],
    answer: [
      'Die Lampe fiel um, alle lachten, und danach war es leicht.',
      'The lamp fell over, everybody laughed, and after that it was easy.',
      'De lamp viel om, iedereen lachte, en daarna ging het vanzelf.',
      'Se cayó la lámpara, todos se rieron y después fue fácil.',
    ],
  },
  {
    question: [
      'Welche Frage darf man dir immer stellen?',
      'Which question may people always ask you?',
      'Welke vraag mogen mensen je altijd stellen?',
      '¿Qué pregunta pueden hacerte siempre?',
    ],
    answer: [
      'Was ich heute gegessen habe. Die Antwort ist meistens länger als das Essen.',
      'What I ate today. The answer usually takes longer than the meal.',
      'Wat ik vandaag heb gegeten. Het antwoord duurt meestal langer dan de maaltijd.',
      'Qué he comido hoy. La respuesta suele durar más que la comida.',
    ],
  },
];

/** Questions for those who like something, by tag. */
export const questionsByTag: Readonly<Record<string, InterviewTexts>> = {
  music: {
    question: [
      'Was hast du zuletzt gehört?',
      'What did you listen to last?',
      'Waar heb je het laatst naar geluisterd?',
      '¿Qué has escuchado por última vez?',
    ],
    answer: [
      'Einen langsamen Walzer, viermal. Beim fünften Mal hat die Nachbarin geklopft und mitgesungen.',
      'A slow waltz, four times. The fifth time my neighbour knocked and sang along.',
      'Een langzame wals, vier keer. De vijfde keer klopte mijn buurvrouw aan en zong mee.',
      'Un vals lento, cuatro veces. A la quinta llamó mi vecina y cantó conmigo.',
    ],
  },
  outdoors: {
    question: [
      'Wohin gehst du am Sonntag?',
      'Where do you go on Sundays?',
      'Waar ga je op zondag heen?',
      '¿Adónde vas los domingos?',
    ],
    answer: [
      'Dorthin, wo der Weg schmaler wird und das Telefon aufgibt.',
      'To where the path gets narrow and the phone gives up.',
      'Naar waar het pad smaller wordt en de telefoon het opgeeft.',
      'Adonde el camino se estrecha y el teléfono se rinde.',
    ],
  },
  kitchen: {
    question: [
      'Was kochst du, wenn niemand zusieht?',
      'What do you cook when nobody is watching?',
      'Wat kook je als niemand kijkt?',
      '¿Qué cocinas cuando nadie mira?',
    ],
    answer: [
      'Nudeln mit allem, was noch da ist, und danach gleich noch einmal.',
      'Pasta with whatever is left, and then the same again.',
      'Pasta met alles wat er nog is, en daarna nog een keer.',
      'Pasta con lo que quede, y luego otra vez lo mismo.',
    ],
  },
  craft: {
    question: [
      'Was hast du zuletzt repariert?',
      'What did you mend last?',
      'Wat heb je het laatst gerepareerd?',
      '¿Qué has arreglado por última vez?',
    ],
    answer: [
      'Einen Stuhl. Er wackelt jetzt auf der anderen Seite, aber das ist Absicht.',
      'A chair. It wobbles on the other side now, but that is on purpose.',
      'Een stoel. Hij wiebelt nu aan de andere kant, maar dat is met opzet.',
      'Una silla. Ahora cojea del otro lado, pero es a propósito.',
    ],
  },
  games: {
    question: ['Verlierst du gern?', 'Do you mind losing?', 'Kun je tegen je verlies?', '¿Sabes perder?'],
    answer: [
      'Sehr gern, wenn die Partie lang genug war.',
      'Not at all, if the game was long enough.',
      'Heel goed, als de partij lang genoeg duurde.',
      'Muy bien, si la partida ha sido lo bastante larga.',
    ],
  },
  books: {
    question: [
      'Welches Buch liegt neben dem Bett?',
      'Which book is beside your bed?',
      'Welk boek ligt er naast je bed?',
      '¿Qué libro hay junto a tu cama?',
    ],
    answer: [
      'Eines mit Eselsohren, das ich nur laut lese.',
      'One with dog-ears that I only read aloud.',
      'Eentje met ezelsoren dat ik alleen hardop lees.',
      'Uno con las esquinas dobladas que solo leo en voz alta.',
    ],
  },
  art: {
    question: [
      'Womit fängt ein Bild an?',
      'How does a picture begin?',
      'Waar begint een beeld mee?',
      '¿Con qué empieza una imagen?',
    ],
    answer: [
      'Mit einem Fleck, für den ich mich zuerst entschuldige.',
      'With a stain for which I apologise first.',
      'Met een vlek waarvoor ik eerst mijn excuses aanbied.',
      'Con una mancha por la que primero pido perdón.',
    ],
  },
  wellbeing: {
    question: ['Wie kommst du zur Ruhe?', 'How do you come to rest?', 'Hoe kom je tot rust?', '¿Cómo te relajas?'],
    answer: [
      'Ich zähle meinen Atem und verzähle mich bei neun. Das reicht.',
      'I count my breaths and lose count at nine. That is enough.',
      'Ik tel mijn ademhaling en raak bij negen de tel kwijt. Dat is genoeg.',
      'Cuento las respiraciones y me pierdo en la nueve. Con eso basta.',
    ],
  },
};

/** The words of welcome clips, two sentences each. */
export const greetings: readonly TranslationTuple[] = [
  [
    'Hallo, schön, dass du da bist. Setz dich, ich erzähle dir von heute.',
    'Hello, good to see you. Sit down and I will tell you about my day.',
    'Hallo, fijn dat je er bent. Ga zitten, dan vertel ik over vandaag.',
    'Hola, qué bien verte. Siéntate y te cuento mi día.',
  ],
  [
    'Guten Abend. Frag mich, was du willst, ich habe Zeit.',
    'Good evening. Ask me anything, I have time.',
    'Goedenavond. Vraag me wat je wilt, ik heb tijd.',
    'Buenas noches. Pregúntame lo que quieras, tengo tiempo.',
  ],
  [
    'Da bist du ja. Ich habe die Lampe extra angelassen.',
    'There you are. I left the lamp on for you.',
    'Daar ben je. Ik heb de lamp voor je aangelaten.',
    'Ahí estás. He dejado la lámpara encendida para ti.',
  ],
  [
    'Willkommen. Hier wird viel gelacht und wenig gehetzt.',
    'Welcome. We laugh a lot here and never hurry.',
    'Welkom. Hier wordt veel gelachen en nooit gehaast.',
    'Te doy la bienvenida. Aquí se ríe mucho y nadie tiene prisa.',
  ],
  [
    'Hallo aus meinem Wohnzimmer. Schreib mir, dann lernen wir uns kennen.',
    'Hello from my living room. Write to me and we will get to know each other.',
    'Hallo vanuit mijn woonkamer. Schrijf me, dan leren we elkaar kennen.',
    'Hola desde mi salón. Escríbeme y nos conocemos.',
  ],
  [
    'Ich freue mich auf dich. Bring gute Fragen mit.',
    'I look forward to you. Bring good questions.',
    'Ik kijk naar je uit. Neem goede vragen mee.',
    'Te espero. Trae buenas preguntas.',
  ],
];
