import type { Infer } from '@lounge/protocol';
import type { clashChallengeType } from '@lounge/protocol/engagement/clash';
import type { TranslationTuple } from '../translations.ts';

/** The name of the clash. */
export const clashName: TranslationTuple = ['Clash of Cams', 'Clash of cams', 'Clash of cams', 'Clash of cams'];

/** A sentence about the clash. */
export const clashText: TranslationTuple = [
  'Zwei Teams, fünf Runden, und deine Stimme zählt.',
  'Two teams, five challenges, and your vote counts.',
  'Twee teams, vijf rondes, en jouw stem telt.',
  'Dos equipos, cinco rondas, y tu voto cuenta.',
];

/** The names of the teams. */
export const clashTeams: readonly TranslationTuple[] = [
  ['Team Klavier', 'Team Piano', 'Team Piano', 'Equipo Piano'],
  ['Team Stimme', 'Team Voice', 'Team Stem', 'Equipo Voz'],
];

/** A challenge, in minutes from the beginning of the clash. */
export interface ClashChallengeText {
  readonly type: Infer<typeof clashChallengeType>;
  readonly from: number;
  readonly minutes: number;
  /** The team that the jury chose. */
  readonly winnerAdmin: number | null;
  readonly title: TranslationTuple;
  readonly subTitle: TranslationTuple;
  readonly description: TranslationTuple;
}

/** The challenges, in the order in which they take place. */
export const clashChallenges: readonly ClashChallengeText[] = [
  {
    type: 'jury',
    from: 0,
    minutes: 30,
    winnerAdmin: 2,
    title: ['Der erste Eindruck', 'First impression', 'De eerste indruk', 'La primera impresión'],
    subTitle: ['Eine Minute je Team', 'One minute for each team', 'Eén minuut per team', 'Un minuto por equipo'],
    description: [
      'Wer ohne ein Wort am meisten erzählt, gewinnt.',
      'Whoever tells the most without a word wins.',
      'Wie zonder een woord het meest vertelt, wint.',
      'Gana quien más cuenta sin decir una palabra.',
    ],
  },
  {
    type: 'jury',
    from: 35,
    minutes: 30,
    winnerAdmin: 1,
    title: [
      'Drei Minuten, ein Stuhl',
      'Three minutes, one chair',
      'Drie minuten, één stoel',
      'Tres minutos, una silla',
    ],
    subTitle: ['Die Jury entscheidet', 'The jury decides', 'De jury beslist', 'Decide el jurado'],
    description: [
      'Jedes Team hat einen Stuhl und sonst nichts.',
      'Each team has a chair and nothing else.',
      'Elk team heeft een stoel en verder niets.',
      'Cada equipo tiene una silla y nada más.',
    ],
  },
  {
    type: 'voting',
    from: 70,
    minutes: 60,
    winnerAdmin: null,
    title: ['Ein Lied ohne Worte', 'A song without words', 'Een lied zonder woorden', 'Una canción sin palabras'],
    subTitle: ['Eure Stimmen zählen', 'Your votes count', 'Jullie stemmen tellen', 'Cuentan vuestros votos'],
    description: [
      'Klavier gegen Stimme. Gezählt wird live.',
      'Piano against voice. Votes are counted live.',
      'Piano tegen stem. Er wordt live geteld.',
      'Piano contra voz. El recuento es en directo.',
    ],
  },
  {
    type: 'voting',
    from: 140,
    minutes: 30,
    winnerAdmin: null,
    title: ['Der Brief', 'The letter', 'De brief', 'La carta'],
    subTitle: [
      'Vorgelesen in beiden Zimmern',
      'Read aloud in both rooms',
      'Voorgelezen in beide kamers',
      'Leída en voz alta en ambas salas',
    ],
    description: [
      'Ein Brief, zwei Stimmen, eine Frage am Ende.',
      'One letter, two voices, one question at the end.',
      'Eén brief, twee stemmen, één vraag aan het eind.',
      'Una carta, dos voces y una pregunta al final.',
    ],
  },
  {
    type: 'voting',
    from: 180,
    minutes: 40,
    winnerAdmin: null,
    title: ['Finale', 'Finale', 'Finale', 'Final'],
    subTitle: [
      'Beide Teams auf einer Bühne',
      'Both teams on one stage',
      'Beide teams op één podium',
      'Los dos equipos en un escenario',
    ],
    description: [
      'Zum Schluss spielen alle zusammen.',
      'At the end everybody plays together.',
      'Aan het eind speelt iedereen samen.',
      'Al final tocan todos juntos.',
    ],
  },
];
