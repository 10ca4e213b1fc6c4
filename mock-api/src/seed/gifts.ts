import { byLanguage, type TranslationTuple } from './translations.ts';
import type { GiftRow } from './rows.ts';

type Entry = readonly [drawing: string, name: TranslationTuple, coins: number, categoryId: number];

/** Ids are positions in this list, from 1. They must not change, because messages and stories refer to them. */
const catalogue: readonly Entry[] = [
  ['lantern', ['Laterne', 'Lantern', 'Lantaarn', 'Farolillo'], 12, 2],
  ['rose', ['Rose', 'Rose', 'Roos', 'Rosa'], 8, 1],
  ['record', ['Schallplatte', 'Record', 'Langspeelplaat', 'Disco'], 20, 2],
  ['orchid', ['Orchidee', 'Orchid', 'Orchidee', 'Orquídea'], 16, 1],
  ['macaron', ['Macaron', 'Macaron', 'Macaron', 'Macaron'], 6, 3],
  ['moon', ['Mond', 'Moon', 'Maan', 'Luna'], 40, 2],
  ['pearl', ['Perle', 'Pearl', 'Parel', 'Perla'], 60, 4],
  ['comet', ['Komet', 'Comet', 'Komeet', 'Cometa'], 80, 2],
  ['key', ['VIP-Schlüssel', 'VIP key', 'VIP-sleutel', 'Llave VIP'], 100, 4],
  ['cup', ['Tasse', 'Cup', 'Kopje', 'Taza'], 4, 3],
  ['fan', ['Fächer', 'Fan', 'Waaier', 'Abanico'], 24, 4],
  ['perfume', ['Parfüm', 'Perfume', 'Parfum', 'Perfume'], 50, 4],
];

const vipOnly = new Set(['key']);
/** Not offered any more, but part of old messages. */
const retired = new Set(['cup']);

/** The gifts for performers. */
export const giftRows = (): readonly GiftRow[] =>
  catalogue.map(([drawing, name, coins, categoryId], at) => ({
    id: at + 1,
    name: byLanguage(name),
    price: coins * 100,
    drawing,
    isActive: !retired.has(drawing),
    isVip: vipOnly.has(drawing),
    categoryId,
  }));
