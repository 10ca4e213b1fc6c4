import type { Infer } from '@lounge/protocol';
import type { gameEventType, gameType } from '@lounge/protocol/engagement/special-events';
import { fixedEventIds, kickItEditions } from '@lounge/protocol/engagement/special-events';
import type { TranslationTuple } from '../translations.ts';
import type { StoredOutcome } from '../../world/tables/special-events.ts';

/** A game as data and texts: another one is another entry. */
export interface GameText {
  readonly id: number;
  readonly eventType: Infer<typeof gameEventType>;
  readonly gameType: Infer<typeof gameType>;
  /** Days from the moment of the seeds to its start; negative before it. */
  readonly startsIn: number;
  readonly days: number;
  readonly dailyAttempts: number;
  readonly pointsPerAttempt: number;
  /** The seed of its picture, which begins with its subject. */
  readonly picture: string;
  readonly outcomes: readonly StoredOutcome[];
  readonly title: TranslationTuple;
  readonly text: TranslationTuple;
}

const hundredths = 100;

const coins = (amount: number, weight: number, ...symbols: readonly string[]): StoredOutcome => ({
  id: `coins-${amount}`,
  weight,
  symbols,
  award: { kind: 'coins', amount: amount * hundredths },
});
const gift = (name: string, weight: number, ...symbols: readonly string[]): StoredOutcome => ({
  id: name,
  weight,
  symbols,
  award: { kind: 'messengerGift', gift: name, amount: 1 },
});
const spins = (amount: number, weight: number, ...symbols: readonly string[]): StoredOutcome => ({
  id: `spins-${amount}`,
  weight,
  symbols,
  award: { kind: 'spins', wheel: 'monthly', amount },
});
const nothing = (weight: number, ...symbols: readonly string[]): StoredOutcome => ({
  id: 'nothing',
  weight,
  symbols,
  award: null,
});

const reels = [
  coins(20, 2, 'record', 'record', 'record'),
  spins(2, 6, 'lantern', 'lantern', 'lantern'),
  gift('rose', 12, 'rose', 'rose', 'rose'),
  nothing(80, 'lantern', 'rose', 'moon'),
];
const targets = [coins(5, 5, 'lantern'), gift('macaron', 25, 'lantern'), nothing(70)];
const boxes = [
  coins(10, 4, 'key'),
  spins(1, 16, 'record'),
  gift('rose', 20, 'rose'),
  gift('macaron', 20, 'macaron'),
  nothing(40, 'moon'),
];

/** The games of a new world. Titles are neutral; the kinds of events have the names of the wire. */
export const gameTexts: readonly GameText[] = [
  {
    id: fixedEventIds.venusAttacks,
    eventType: 'slotmachine',
    gameType: 'reels',
    startsIn: -3,
    days: 21,
    dailyAttempts: 3,
    pointsPerAttempt: 10,
    picture: 'curtain-event-coin-rush',
    outcomes: reels,
    title: ['Drei Walzen', 'Three reels', 'Drie rollen', 'Tres rodillos'],
    text: [
      'Drei Versuche am Tag. Drei gleiche Bilder gewinnen.',
      'Three tries a day. Three of the same picture win.',
      'Drie pogingen per dag. Drie dezelfde plaatjes winnen.',
      'Tres intentos al día. Tres imágenes iguales ganan.',
    ],
  },
  {
    id: fixedEventIds.shooting,
    eventType: 'wiesnShooting',
    gameType: 'aiming',
    startsIn: -1,
    days: 14,
    dailyAttempts: 5,
    pointsPerAttempt: 5,
    picture: 'curtain-event-fair-lanterns',
    outcomes: targets,
    title: ['Laternen auf dem Jahrmarkt', 'Lanterns at the fair', 'Lantaarns op de kermis', 'Farolillos en la feria'],
    text: [
      'Fünf Würfe am Tag. Jede Laterne, die brennt, kann etwas bringen.',
      'Five throws a day. Each lantern that is lit can bring something.',
      'Vijf worpen per dag. Elke lantaarn die brandt, kan iets opleveren.',
      'Cinco lanzamientos al día. Cada farolillo encendido puede traer algo.',
    ],
  },
  {
    id: 40,
    eventType: 'wetAndWild',
    gameType: 'aiming',
    startsIn: 12,
    days: 14,
    dailyAttempts: 5,
    pointsPerAttempt: 5,
    picture: 'dunes-event-harbour-lanterns',
    outcomes: targets,
    title: ['Lichter im Hafen', 'Lights in the harbour', 'Lichten in de haven', 'Luces en el puerto'],
    text: [
      'Fünf Würfe am Tag, von Boot zu Boot.',
      'Five throws a day, from boat to boat.',
      'Vijf worpen per dag, van boot naar boot.',
      'Cinco lanzamientos al día, de barco en barco.',
    ],
  },
  {
    id: fixedEventIds.tent,
    eventType: 'wiesnBude',
    gameType: 'choosing',
    startsIn: -2,
    days: 14,
    dailyAttempts: 2,
    pointsPerAttempt: 10,
    picture: 'room-event-fair-booth',
    outcomes: boxes,
    title: ['Die Bude mit den Päckchen', 'The booth of parcels', 'De kraam met pakjes', 'La caseta de los paquetes'],
    text: [
      'Zwei Päckchen am Tag, und niemand weiß, was darin ist.',
      'Two parcels a day, and nobody knows what is in them.',
      'Twee pakjes per dag, en niemand weet wat erin zit.',
      'Dos paquetes al día, y nadie sabe qué hay dentro.',
    ],
  },
  {
    id: fixedEventIds.gaudi,
    eventType: 'rewardBox',
    gameType: 'choosing',
    startsIn: -10,
    days: 60,
    dailyAttempts: 1,
    pointsPerAttempt: 5,
    picture: 'leaves-event-three-boxes',
    outcomes: boxes,
    title: ['Eine von drei Schachteln', 'One of three boxes', 'Een van drie doosjes', 'Una de tres cajas'],
    text: [
      'Eine Schachtel am Tag. Was darin ist, gehört dir.',
      'One box a day. What is in it is yours.',
      'Eén doosje per dag. Wat erin zit, is van jou.',
      'Una caja al día. Lo que hay dentro es tuyo.',
    ],
  },
  {
    id: 31,
    eventType: 'halloween',
    gameType: 'choosing',
    startsIn: -40,
    days: 14,
    dailyAttempts: 3,
    pointsPerAttempt: 10,
    picture: 'leaves-event-garden-doors',
    outcomes: boxes,
    title: ['Türen im Garten', 'Doors in the garden', 'Deuren in de tuin', 'Puertas en el jardín'],
    text: [
      'Hinter einer Tür brennt Licht. Hinter welcher, weiß der Garten.',
      'There is light behind one door. Which one, the garden knows.',
      'Achter één deur brandt licht. Achter welke, weet de tuin.',
      'Detrás de una puerta hay luz. Cuál, lo sabe el jardín.',
    ],
  },
  {
    id: 41,
    eventType: 'lanternGarden',
    gameType: 'choosing',
    startsIn: -3,
    days: 21,
    dailyAttempts: 2,
    pointsPerAttempt: 5,
    picture: 'bloom-event-lantern-garden',
    outcomes: boxes,
    title: ['Der Laternengarten', 'The garden of lanterns', 'De lantaarntuin', 'El jardín de los farolillos'],
    text: [
      'Zwei Laternen am Tag. Unter einer liegt etwas.',
      'Two lanterns a day. There is something under one of them.',
      'Twee lantaarns per dag. Onder een ervan ligt iets.',
      'Dos farolillos al día. Debajo de uno hay algo.',
    ],
  },
  ...kickItEditions.map((year, at): GameText => ({
    id: year,
    eventType: 'kickIt',
    gameType: 'aiming',
    startsIn: at === 0 ? -400 : 5,
    days: 21,
    dailyAttempts: 5,
    pointsPerAttempt: 5,
    picture: `room-event-goal-${year}`,
    outcomes: targets,
    title: [`Aufs Tor ${year}`, `On target ${year}`, `Op doel ${year}`, `A portería ${year}`],
    text: [
      'Fünf Schüsse am Tag. Der Torwart ist müde.',
      'Five shots a day. The goalkeeper is tired.',
      'Vijf schoten per dag. De keeper is moe.',
      'Cinco disparos al día. El portero está cansado.',
    ],
  })),
];
