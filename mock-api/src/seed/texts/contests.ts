import type { Infer } from '@lounge/protocol';
import type { contestKind } from '@lounge/protocol/engagement/contests';
import type { TranslationTuple } from '../translations.ts';

/** The prizes of the first three places. */
export const contestPrizes: readonly TranslationTuple[] = [
  ['Ein eigener Abend im TV', 'An evening of her own on TV', 'Een eigen avond op tv', 'Una noche propia en la tele'],
  [
    'Das Titelblatt des Magazins',
    'The title page of the magazine',
    'De voorpagina van het magazine',
    'La portada de la revista',
  ],
  [
    'Eine Woche auf der Startseite',
    'A week on the start page',
    'Een week op de startpagina',
    'Una semana en la portada',
  ],
];

/** A contest, in days of Berlin from the moment of the seeds. */
export interface ContestText {
  readonly kind: Infer<typeof contestKind>;
  readonly from: number;
  readonly until: number;
  readonly scene: string;
  readonly name: TranslationTuple;
  readonly text: TranslationTuple;
}

/** The contests of a new world. */
export const contestTexts: readonly ContestText[] = [
  {
    kind: 'photos',
    from: -5,
    until: 2,
    scene: 'curtain',
    name: ['Der Hutabend', 'The hat evening', 'De hoedenavond', 'La noche del sombrero'],
    text: [
      'Einen Hut tragen kann jeder. Wer trägt ihn so, dass du am Nebentisch sitzen willst?',
      'Anyone may wear a hat. Who wears it so that you would take a seat at the next table?',
      'Iedereen kan een hoed dragen. Wie draagt hem zo dat jij aan de tafel ernaast wilt zitten?',
      'Cualquiera puede llevar sombrero. ¿Quién lo lleva como para sentarte en la mesa de al lado?',
    ],
  },
  {
    kind: 'videos',
    from: -2,
    until: 9,
    scene: 'bloom',
    name: ['Blumen im Zimmer', 'Flowers in the room', 'Bloemen in de kamer', 'Flores en la habitación'],
    text: [
      'Ein Video, ein Strauß. Welches siehst du dir zweimal an?',
      'One video, one bunch of flowers. Which one do you watch twice?',
      'Eén video, één boeket. Welke bekijk je twee keer?',
      'Un vídeo, un ramo. ¿Cuál ves dos veces?',
    ],
  },
  {
    kind: 'poll',
    from: -8,
    until: 13,
    scene: 'dunes',
    name: ['Blaue Stunde', 'Blue hour', 'Blauw uur', 'La hora azul'],
    text: [
      'Mit wem verbringst du am liebsten das Ende des Tages?',
      'With whom do you like to spend the end of the day?',
      'Met wie breng jij het einde van de dag het liefst door?',
      '¿Con quién prefieres pasar el final del día?',
    ],
  },
  {
    kind: 'photos',
    from: -18,
    until: -9,
    scene: 'curtain',
    name: ['Kerzenlicht', 'Candle light', 'Kaarslicht', 'A la luz de las velas'],
    text: ['Ein Bild, eine Kerze.', 'One picture, one candle.', 'Eén foto, één kaars.', 'Una foto, una vela.'],
  },
  {
    kind: 'photos',
    from: -32,
    until: -23,
    scene: 'dunes',
    name: ['Irgendwo warm', 'Somewhere warm', 'Ergens warm', 'Un lugar cálido'],
    text: [
      'Wo auch immer es ist: Hauptsache, warm.',
      'Wherever it is, as long as it is warm.',
      'Waar het ook is, als het maar warm is.',
      'Esté donde esté, mientras haga calor.',
    ],
  },
];
