import { byLanguage, type TranslationTuple } from '../../seed/translations.ts';
import { deckOf, type Random } from '../../seed/random.ts';

const greetings: readonly TranslationTuple[] = [
  [
    'Guten Abend. Schön, dass du da bist.',
    'Good evening. I am glad you came.',
    'Goedenavond. Fijn dat je er bent.',
    'Buenas noches. Me alegro de que estés aquí.',
  ],
  [
    'Da bist du ja. Setz dich zu mir.',
    'There you are. Come and sit with me.',
    'Daar ben je. Kom erbij zitten.',
    'Ahí estás. Ven, siéntate conmigo.',
  ],
];

const remarks: readonly TranslationTuple[] = [
  ['Hörst du den Regen auch?', 'Can you hear the rain too?', 'Hoor jij de regen ook?', '¿Tú también oyes la lluvia?'],
  [
    'Ich drehe die Lampe ein wenig zu dir.',
    'Let me turn the lamp towards you a little.',
    'Ik draai de lamp een beetje naar je toe.',
    'Giro un poco la lámpara hacia ti.',
  ],
  [
    'Was hast du heute Schönes gesehen?',
    'What was the best thing you saw today?',
    'Wat was het mooiste dat je vandaag zag?',
    '¿Qué es lo más bonito que has visto hoy?',
  ],
  ['Soll ich Musik anmachen?', 'Shall I put some music on?', 'Zal ik muziek opzetten?', '¿Pongo música?'],
  [
    'Mit dir vergeht die Zeit schnell.',
    'Time goes quickly with you.',
    'Met jou gaat de tijd snel.',
    'Contigo el tiempo pasa volando.',
  ],
];

const answers: readonly TranslationTuple[] = [
  [
    'Das gefällt mir. Erzähl weiter.',
    'I like that. Go on.',
    'Dat vind ik leuk. Vertel verder.',
    'Me gusta. Sigue contando.',
  ],
  [
    'Wirklich? Damit habe ich nicht gerechnet.',
    'Really? I did not expect that.',
    'Echt? Dat had ik niet verwacht.',
    '¿De verdad? No me lo esperaba.',
  ],
  ['Dann machen wir das so.', 'Then that is how we do it.', 'Dan doen we dat zo.', 'Pues lo hacemos así.'],
];

const thanks: readonly TranslationTuple[] = [
  [
    'Oh, danke. Das kommt neben die Laterne.',
    'Oh, thank you. It goes next to the lantern.',
    'O, dank je. Die komt naast de lantaarn.',
    'Oh, gracias. Lo pongo junto al farolillo.',
  ],
  ['Für mich? Danke dir.', 'For me? Thank you.', 'Voor mij? Dank je wel.', '¿Para mí? Gracias.'],
];

const seen: readonly TranslationTuple[] = [
  ['Jetzt sehe ich dich. Hallo!', 'Now I can see you. Hello!', 'Nu zie ik je. Hallo!', 'Ahora te veo. ¡Hola!'],
  [
    'Da ist ja dein Gesicht. Schön.',
    'There is your face. How nice.',
    'Daar is je gezicht. Wat leuk.',
    'Ahí está tu cara. Qué bien.',
  ],
];

const unseen: readonly TranslationTuple[] = [
  ['Dein Bild ist aus.', 'Your picture is off.', 'Je beeld is uit.', 'Tu imagen está apagada.'],
  [
    'Ich sehe dich nicht mehr, aber ich bin da.',
    'I cannot see you any more, but I am here.',
    'Ik zie je niet meer, maar ik ben er.',
    'Ya no te veo, pero sigo aquí.',
  ],
];

const lines = { greeting: greetings, remark: remarks, answer: answers, thanks, seen, unseen } as const;

/** When a performer speaks. */
export type Occasion = keyof typeof lines;

/** The next line of an occasion, as a function of the language. */
export type NextLine = (occasion: Occasion) => (language: string) => string;

/**
 * The lines of a performer in one chat: every line of an occasion once before one comes again, and none twice in a row.
 * @assumed The documents do not say what performers write.
 */
export const chatLines = (random: Random): NextLine => {
  const decks = new Map<Occasion, () => TranslationTuple>();
  let last: TranslationTuple | null = null;
  return (occasion) => {
    const deal = decks.get(occasion) ?? deckOf(random, lines[occasion]);
    decks.set(occasion, deal);
    const dealt = deal();
    const line = dealt === last ? deal() : dealt;
    last = line;
    const texts: Readonly<Record<string, string>> = byLanguage(line);
    return (language) => texts[language] ?? texts['en'] ?? '';
  };
};
