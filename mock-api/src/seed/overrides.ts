import type { TranslationTuple } from './translations.ts';

/** Values of a performer that override generated ones; prices in hundredths of a coin. */
export interface Overrides {
  readonly basePriceVideo?: number;
  readonly voyeur?: number;
  readonly voiceCall?: number;
  readonly toyControl?: number;
  readonly freeMessages?: number;
  readonly isVip?: boolean;
  readonly createdAt?: string;
  readonly nextShowAt?: string;
  readonly ratings?: { readonly count: number; readonly satisfactionRate: number };
  readonly pinnedCount?: number;
  readonly genderType?: 'FM' | 'FF' | 'MM' | 'S' | 'T';
}

/** Overrides by slug. */
export const overrides: Readonly<Record<string, Overrides>> = {
  mirela: {
    voyeur: 1800,
    voiceCall: 2400,
    toyControl: 4400,
    freeMessages: 3,
    nextShowAt: '2026-11-27T20:00:00.000Z',
    ratings: { count: 412, satisfactionRate: 96 },
    pinnedCount: 4812,
  },
  sable: { isVip: true, ratings: { count: 268, satisfactionRate: 94 } },
  tamsin: { createdAt: '2026-11-14T18:20:00.000Z', ratings: { count: 4, satisfactionRate: 100 }, pinnedCount: 37 },
  'calla-reyes': { basePriceVideo: 5000 },
  ravenna: { isVip: true, ratings: { count: 731, satisfactionRate: 98 }, pinnedCount: 6204 },
  yuna: { createdAt: '2026-11-17T16:05:00.000Z', ratings: { count: 2, satisfactionRate: 100 }, pinnedCount: 12 },
  marguerite: { isVip: true, ratings: { count: 903, satisfactionRate: 97 } },
  'lumi-aho': { createdAt: '2026-11-11T19:45:00.000Z', ratings: { count: 7, satisfactionRate: 86 }, pinnedCount: 58 },
  'freya-holm': { createdAt: '2026-11-19T12:30:00.000Z', ratings: { count: 0, satisfactionRate: 0 }, pinnedCount: 3 },
  liv: { createdAt: '2026-11-08T21:10:00.000Z', ratings: { count: 9, satisfactionRate: 89 }, pinnedCount: 66 },
  paloma: { basePriceVideo: 4600 },
  renzo: { basePriceVideo: 3000 },
  benedetta: { isVip: true },
  'celeste-ibarra': { isVip: true },
  soraya: { isVip: true, basePriceVideo: 5200 },
  nadja: { isVip: true },
  corin: { genderType: 'S' },
  juno: { genderType: 'T' },
  'mila-jonas': { genderType: 'FM' },
  'ada-bruna': { genderType: 'FF' },
  'tiago-luc': { genderType: 'MM' },
  'greta-finn': { genderType: 'FM' },
  mireille: { isVip: true, ratings: { count: 588, satisfactionRate: 97 } },
  chiara: { isVip: true },
  valentina: { isVip: true, basePriceVideo: 5000 },
  solveig: { basePriceVideo: 4600 },
  nico: { createdAt: '2026-11-06T17:40:00.000Z', ratings: { count: 6, satisfactionRate: 83 }, pinnedCount: 41 },
  kaia: { createdAt: '2026-10-30T20:15:00.000Z', ratings: { count: 9, satisfactionRate: 89 }, pinnedCount: 74 },
  'alma-fuchs': {
    createdAt: '2026-11-12T15:50:00.000Z',
    ratings: { count: 3, satisfactionRate: 100 },
    pinnedCount: 19,
  },
  toni: { genderType: 'T' },
  'noa-emil': { genderType: 'FM' },
  'clara-ines': { genderType: 'FF' },
  'ruben-aldo': { genderType: 'MM' },
  'lotte-per': { genderType: 'FM' },
};

/** An album that is not generated. */
export interface FixedAlbum {
  readonly title: string;
  readonly pictureCount: number;
  readonly price: number;
}

/** Fixed albums by slug; titles are the English ones of `albumTitles`. The first is the sedcard. */
export const fixedAlbums: Readonly<Record<string, readonly FixedAlbum[]>> = {
  mirela: [
    { title: 'From the garden', pictureCount: 18, price: 0 },
    { title: 'Sunday, late light', pictureCount: 24, price: 2000 },
    { title: 'The yellow room', pictureCount: 31, price: 2800 },
    { title: 'Before the concert', pictureCount: 22, price: 2400 },
  ],
};

/** A video that is not generated. */
export interface FixedVideo {
  readonly title: string;
  readonly durationSeconds: number;
  readonly price: number;
  readonly basePrice?: number;
  readonly isVip?: boolean;
  readonly likes: number;
  readonly createdAt: string;
}

/** Fixed videos by slug; titles are the English ones of `videoTitles`. The first is the promoted one. */
export const fixedVideos: Readonly<Record<string, readonly FixedVideo[]>> = {
  mirela: [
    {
      title: 'Rooftop, after rain',
      durationSeconds: 724,
      price: 2400,
      likes: 1204,
      createdAt: '2026-11-19T21:15:00.000Z',
    },
    { title: 'Vinyl hour', durationSeconds: 1868, price: 2800, likes: 415, createdAt: '2026-09-04T20:00:00.000Z' },
    {
      title: 'The long coast road',
      durationSeconds: 892,
      price: 0,
      likes: 3068,
      createdAt: '2026-05-22T18:30:00.000Z',
    },
  ],
  'calla-reyes': [
    { title: 'A slow tango', durationSeconds: 1120, price: 3200, likes: 986, createdAt: '2026-11-18T22:40:00.000Z' },
  ],
  sable: [
    {
      title: 'Ink and candlelight',
      durationSeconds: 555,
      price: 1800,
      basePrice: 2250,
      likes: 742,
      createdAt: '2026-11-17T19:05:00.000Z',
    },
  ],
  ravenna: [
    {
      title: 'Orchids at midnight',
      durationSeconds: 1351,
      price: 3600,
      isVip: true,
      likes: 2310,
      createdAt: '2026-11-16T23:00:00.000Z',
    },
  ],
};

/** A slide of the start page; `slug` is the performer's. */
export interface Slide {
  readonly slug: string;
  readonly kicker: TranslationTuple;
  readonly title: TranslationTuple;
  readonly lead: TranslationTuple;
}

/** The slides in display order. */
export const slides: readonly Slide[] = [
  {
    slug: 'mirela',
    kicker: [
      'Klavier und Wunschlieder, bis eins',
      'Piano and requests, until one',
      'Piano en verzoeknummers, tot één uur',
      'Piano y peticiones, hasta la una',
    ],
    title: [
      'Mirela spielt nach zehn',
      'Mirela plays after ten',
      'Mirela speelt na tienen',
      'Mirela toca después de las diez',
    ],
    lead: [
      'Setz dich dazu. {previewSeconds} Sekunden Vorschau gehen aufs Haus, der Chat kostet 36 Coins die Minute.',
      'Pull up a chair. {previewSeconds} seconds of preview are on the house, the chat is 36 coins a minute.',
      'Schuif aan. {previewSeconds} seconden preview zijn van het huis, de chat kost 36 coins per minuut.',
      'Acerca una silla. Los primeros {previewSeconds} segundos de vista previa van por cuenta de la casa; el chat cuesta 36 monedas por minuto.',
    ],
  },
  {
    slug: 'calla-reyes',
    kicker: [
      'Tango, heute günstiger',
      'Tango, tonight for less',
      'Tango, vanavond voordeliger',
      'Tango, esta noche por menos',
    ],
    title: ['Ein Tanz mit Calla', 'One dance with Calla', 'Eén dans met Calla', 'Un baile con Calla'],
    lead: [
      'Stühle an die Wand, Musik an. Bis Mitternacht 40 statt 50 Coins die Minute.',
      'Chairs to the wall, music on. Until midnight 40 coins a minute in place of 50.',
      'Stoelen aan de kant, muziek aan. Tot middernacht 40 in plaats van 50 coins per minuut.',
      'Sillas a la pared y música. Hasta medianoche, 40 monedas por minuto en vez de 50.',
    ],
  },
  {
    slug: 'ravenna',
    kicker: ['VIP-Abend', 'VIP evening', 'VIP-avond', 'Noche VIP'],
    title: ['Ravenna legt die Karten', 'Ravenna reads the cards', 'Ravenna legt de kaarten', 'Ravenna lee las cartas'],
    lead: [
      'Drei Karten, ein Licht und ein Gespräch, das selten bei den Karten bleibt.',
      'Three cards, one light, and a conversation that seldom stays with the cards.',
      'Drie kaarten, één lamp en een gesprek dat zelden bij de kaarten blijft.',
      'Tres cartas, una luz y una conversación que rara vez se queda en las cartas.',
    ],
  },
  {
    slug: 'joaquim',
    kicker: ['Aus Porto, mit Meer', 'From Porto, with the sea', 'Uit Porto, met de zee', 'Desde Oporto, con el mar'],
    title: ['Abends bei Joaquim', 'Evenings with Joaquim', '’s Avonds bij Joaquim', 'Las noches de Joaquim'],
    lead: [
      'Er repariert Boote, kocht Kaffee und erzählt von Wellen, die er verpasst hat.',
      'He repairs boats, makes coffee and tells you about the waves he missed.',
      'Hij repareert boten, zet koffie en vertelt over golven die hij heeft gemist.',
      'Repara barcos, hace café y habla de las olas que se le escaparon.',
    ],
  },
];
