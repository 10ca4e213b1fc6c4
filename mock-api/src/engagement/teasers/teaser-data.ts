import type { Language, RouteKey } from '@lounge/locale';

type Texts = Readonly<Record<Language, string>>;
type PlainPage = Extract<RouteKey, 'cams' | 'cams.shows' | 'high-on-rose' | 'vipclub' | 'personal.spinwheel'>;

/** A teaser, with the pages that have it. */
interface TeaserSeed {
  readonly key: string;
  readonly pages: readonly RouteKey[];
  readonly target: PlainPage;
  /** The seed of its picture. */
  readonly seed: string;
  readonly title: Texts;
  readonly text: Texts;
  readonly label: Texts;
}

/** A banner, with its page. Without a target it leads to the performer whom the stage shows first. */
interface BannerSeed {
  readonly page: RouteKey;
  readonly target: PlainPage | null;
  readonly seed: string;
  readonly title: Texts;
  readonly text: Texts;
}

/** The teasers, in their order. They are data of the house and not of a world, so that they have no table. */
export const teaserSeeds: readonly TeaserSeed[] = [
  {
    key: 'wheel',
    pages: ['home', 'high-on-rose'],
    target: 'personal.spinwheel',
    seed: 'teaser-wheel',
    title: { de: 'Das Glücksrad dreht sich', en: 'The wheel turns', nl: 'Het rad draait', es: 'La ruleta gira' },
    text: {
      de: 'Einmal am Tag drehen kostet nichts.',
      en: 'One spin a day costs nothing.',
      nl: 'Eén keer per dag draaien kost niets.',
      es: 'Un giro al día no cuesta nada.',
    },
    label: { de: 'Drehen', en: 'Spin', nl: 'Draaien', es: 'Girar' },
  },
  {
    key: 'shows',
    pages: ['home', 'cams'],
    target: 'cams.shows',
    seed: 'teaser-shows',
    title: {
      de: 'Ein Abend mit Ticket',
      en: 'An evening by ticket',
      nl: 'Een avond met ticket',
      es: 'Una noche con entrada',
    },
    text: {
      de: 'Feste Uhrzeit, fester Preis, ein Platz für dich.',
      en: 'A set time, a set price, a seat for you.',
      nl: 'Een vaste tijd, een vaste prijs, een plaats voor jou.',
      es: 'Hora fija, precio fijo y un sitio para ti.',
    },
    label: { de: 'Ansehen', en: 'Look', nl: 'Bekijken', es: 'Ver' },
  },
  {
    key: 'rose',
    pages: ['cams', 'cams.shows'],
    target: 'high-on-rose',
    seed: 'teaser-rose',
    title: { de: 'Am besten bewertet', en: 'Rated best', nl: 'Het best beoordeeld', es: 'Lo mejor valorado' },
    text: {
      de: 'Wen die Gäste am höchsten schätzen.',
      en: 'Those whom guests think most of.',
      nl: 'Wie gasten het hoogst waarderen.',
      es: 'A quien más aprecian los usuarios.',
    },
    label: { de: 'Ansehen', en: 'Look', nl: 'Bekijken', es: 'Ver' },
  },
];

/** The banners, at most one for a page. */
export const bannerSeeds: readonly BannerSeed[] = [
  {
    page: 'cams',
    target: null,
    seed: 'banner-stage',
    title: {
      de: 'Heute auf der Bühne',
      en: 'On stage tonight',
      nl: 'Vanavond op het podium',
      es: 'Esta noche en escena',
    },
    text: {
      de: 'Komm herein, der Blick kostet nichts.',
      en: 'Come in, a look costs nothing.',
      nl: 'Kom binnen, kijken kost niets.',
      es: 'Entra, mirar no cuesta nada.',
    },
  },
  {
    page: 'high-on-rose',
    target: 'vipclub',
    seed: 'banner-club',
    title: { de: 'Der VIP-Club', en: 'The VIP club', nl: 'De VIP-club', es: 'El club VIP' },
    text: {
      de: 'Mehr sehen, weniger zahlen, jederzeit kündbar.',
      en: 'See more, pay less, cancel at any time.',
      nl: 'Meer zien, minder betalen, altijd opzegbaar.',
      es: 'Ver más, pagar menos y cancelar cuando quieras.',
    },
  },
];
