import type { TranslationTuple } from '../../translations.ts';
import type { TvCategoryKey, TvFormatText } from './format.ts';
import { liveFreeFormats } from './live-free-formats.ts';
import { liveNightFormats } from './live-night-formats.ts';
import { recordedFreeFormats } from './recorded-free-formats.ts';
import { recordedPremiumFormats } from './recorded-premium-formats.ts';

/** All formats of TV. */
export const tvFormats: readonly TvFormatText[] = [
  ...liveFreeFormats,
  ...liveNightFormats,
  ...recordedFreeFormats,
  ...recordedPremiumFormats,
];

/** The names of the categories. */
export const tvCategories: Readonly<Record<TvCategoryKey, TranslationTuple>> = {
  music: ['Musik', 'Music', 'Muziek', 'Música'],
  talk: ['Gespräch', 'Talk', 'Gesprek', 'Charla'],
  kitchen: ['Küche', 'Kitchen', 'Keuken', 'Cocina'],
  nature: ['Natur', 'Nature', 'Natuur', 'Naturaleza'],
  backstage: ['Hinter den Kulissen', 'Backstage', 'Achter de schermen', 'Entre bastidores'],
  reading: ['Lesung', 'Reading', 'Voorlezen', 'Lectura'],
  dance: ['Tanz', 'Dance', 'Dans', 'Baile'],
  travel: ['Unterwegs', 'On the way', 'Onderweg', 'De viaje'],
};
