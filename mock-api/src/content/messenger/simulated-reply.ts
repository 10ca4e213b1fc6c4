import { byLanguage, type ByLanguage, type TranslationTuple } from '../../seed/translations.ts';
import type { Random } from '../../seed/random.ts';

/** The answers of performers, in de, en, nl and es. @assumed The documents do not say what performers write. */
export const sentences: readonly TranslationTuple[] = [
  [
    'Schön, von dir zu lesen. Wie war dein Tag?',
    'Good to hear from you. How was your day?',
    'Fijn om van je te horen. Hoe was je dag?',
    'Qué bien leerte. ¿Qué tal el día?',
  ],
  [
    'Hier brennt noch Licht, ich mache gerade Tee.',
    'My lamp is still on, I am making tea.',
    'Mijn lamp brandt nog, ik zet net thee.',
    'Mi lámpara sigue encendida, estoy preparando té.',
  ],
  ['Erzähl mir mehr davon.', 'Tell me more about that.', 'Vertel me daar meer over.', 'Cuéntame más.'],
  [
    'Das klingt nach einem langen Abend.',
    'That sounds like a long evening.',
    'Dat klinkt als een lange avond.',
    'Suena a una tarde larga.',
  ],
  [
    'Ich höre dazu eine alte Platte.',
    'I am playing an old record while I read this.',
    'Ik draai er een oude plaat bij.',
    'Estoy escuchando un disco viejo mientras te leo.',
  ],
  [
    'Daran denke ich morgen noch.',
    'I will still think of that tomorrow.',
    'Daar denk ik morgen nog aan.',
    'Mañana seguiré pensando en eso.',
  ],
  [
    'Was liest du gerade?',
    'What are you reading these days?',
    'Wat lees je op dit moment?',
    '¿Qué estás leyendo estos días?',
  ],
  [
    'Bis später, ich bin noch eine Weile hier.',
    'See you later, I am here for a while yet.',
    'Tot straks, ik ben nog even hier.',
    'Hasta luego, me quedo un rato más.',
  ],
];

/** The answers of performers to a picture, in de, en, nl and es. */
export const pictureSentences: readonly TranslationTuple[] = [
  [
    'Danke für das Bild, das Licht darin gefällt mir.',
    'Thank you for the picture, I like the light in it.',
    'Dank je voor de foto, het licht erin vind ik mooi.',
    'Gracias por la foto, me gusta la luz que tiene.',
  ],
  [
    'Ein schönes Bild. Wo hast du es gemacht?',
    'A lovely picture. Where did you take it?',
    'Een mooie foto. Waar heb je die gemaakt?',
    'Qué bonita foto. ¿Dónde la hiciste?',
  ],
  [
    'Das sehe ich mir noch einmal in Ruhe an.',
    'I will look at it once more, without hurry.',
    'Die bekijk ik straks nog eens rustig.',
    'La miraré otra vez con calma.',
  ],
];

const thanks: readonly TranslationTuple[] = [
  [
    'Danke, das ist lieb von dir!',
    'Thank you, that is kind of you!',
    'Dank je, wat lief van je!',
    '¡Gracias, qué detalle!',
  ],
  [
    'Das stelle ich gleich ans Fenster. Danke!',
    'This goes on my windowsill right away. Thank you!',
    'Dat zet ik meteen op de vensterbank. Dank je!',
    'Lo pongo ahora mismo en la ventana. ¡Gracias!',
  ],
];

const textOf = (texts: ByLanguage, language: string): string =>
  (texts as Readonly<Record<string, string>>)[language] ?? texts.en;

const replies = { text: sentences, picture: pictureSentences, gift: thanks } as const;

/** Returns a reply to a message of this kind, as a function of the language. */
export const simulatedReply = (random: Random, kind: keyof typeof replies): ((language: string) => string) => {
  const chosen = byLanguage(random.pick(replies[kind]));
  return (language) => textOf(chosen, language);
};
