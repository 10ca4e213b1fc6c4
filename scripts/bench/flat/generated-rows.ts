import { languages } from '@lounge/locale';
import { inAllLanguages, storedInAllLanguages } from '../../../mock-api/src/world/by-language.ts';
import { searchDocumentOf, type FoundKind } from '../../../mock-api/src/world/search-document.ts';
import { countedWords } from '../../../mock-api/src/world/search-word.ts';
import { cityRows } from '../../../mock-api/src/seed/cities.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import {
  below,
  busyContent,
  busyPerformers,
  firstGeneratedId,
  instantWithin,
  type GeneratedRow,
} from './generated-row.ts';
import { articleRows } from './article-rows.ts';
import { feedRows } from './feed-rows.ts';
import { guestRows, readerRows } from './guest-rows.ts';
import { ledgerRows } from './ledger-rows.ts';
import { libraryRows } from './library-rows.ts';
import { tvRows } from './tv-rows.ts';
import type { WorldSize } from './world-size.ts';

const flag = (random: () => number, probability: number): number => (random() < probability ? 1 : 0);
const week = toJson(Array.from({ length: 7 }, () => Array.from({ length: 24 }, (_, hour) => hour % 5)));

const cities = cityRows();

const performer = (at: number, { performers }: WorldSize, random: () => number): Row<'actor'> => {
  const price = 100 * (19 + below(random, 30));
  return {
    id: firstGeneratedId + at,
    name: `Generated ${at}`,
    slug: `generated-${at}`,
    gender: 'F',
    genderType: 'F',
    age: 21 + below(random, 30),
    city: cities[at % cities.length]?.key ?? 'Berlin',
    country: cities[at % cities.length]?.country ?? 'DE',
    languages: toJson(['de', 'en']),
    createdAt: instantWithin(random, 150),
    tags: toJson(['music']),
    priceVideo: random() < 0.05 ? null : price,
    basePriceVideo: null,
    priceSingle: price,
    priceVoyeur: null,
    priceToy: price,
    priceVoice: price,
    priceMessage: 50,
    freeMessages: below(random, 6),
    isVip: flag(random, 0.3),
    isVoyeur: 0,
    isToy: 1,
    isVoice: flag(random, 0.3),
    freeChat: flag(random, 0.3),
    isOnline: flag(random, 0.3),
    stateSince: null,
    ratingCount: below(random, 200),
    satisfaction: below(random, 101),
    pinned: below(random, 4000),
    visits: 0,
    pictureSeed: `portrait-${at}`,
    bannerSeed: `banner-${at}`,
    banned: toJson([]),
    hours: week,
    recommended: toJson(Array.from({ length: 6 }, () => firstGeneratedId + below(random, performers))),
    moods: toJson(['calm']),
    mood: below(random, 101),
    videoCallPoints: below(random, 1000),
    videoCount: below(random, 40),
  };
};

const video = (at: number, actorId: number, random: () => number): Row<'video'> => ({
  id: firstGeneratedId + at,
  actorId,
  title: storedInAllLanguages(`Video ${at}`),
  createdAt: instantWithin(random, 700),
  duration: 60 + below(random, 900),
  price: 100 * below(random, 20),
  basePrice: below(random, 10) === 0 ? 2_500 : null,
  isVip: flag(random, 0.2),
  isClassic: flag(random, 0.04),
  isCamRecording: flag(random, 0.1),
  isPromoted: flag(random, 0.1),
  likes: below(random, 5000),
  views: below(random, 90_000),
  ageRating: 16,
  previewSeed: `still-${at}`,
  dislikes: 0,
  sold: below(random, 4000),
  shares: below(random, 4),
  isSelect: flag(random, 0.05),
  shuffle: below(random, 65_536),
  description: storedInAllLanguages(''),
});

const album = (at: number, actorId: number, random: () => number): Row<'album'> => ({
  id: firstGeneratedId + at,
  actorId,
  isSedcard: flag(random, 0.5),
  title: storedInAllLanguages(`Album ${at}`),
  description: storedInAllLanguages(''),
  createdAt: instantWithin(random, 700),
  pictureCount: 6,
  price: 100 * below(random, 20),
  isVip: 0,
  ageRating: 16,
  likes: 0,
  dislikes: 0,
  views: below(random, 9000),
  coverSeed: `cover-${at}`,
  pictureSeeds: toJson(['one', 'two', 'three']),
});

/** Words of which each generated text has one: the same share of the rows has it, however many there are; so has every second one `evenrow`. */
const vocabulary = Array.from({ length: 200 }, (_, at) => `word${String(at).padStart(3, '0')}`);

/** As many further words as a large platform has, each in few rows: their letters stand for a number. */
const rareWords = 20_000;
const rareWord = (at: number): string =>
  `q${String(at % rareWords)
    .padStart(5, '0')
    .replaceAll(/\d/g, (digit) => 'aeioudlnrs'.charAt(Number(digit)))}`;

/** The texts by which a row is found; the seeds have none of these words. */
const textsOf = (kind: FoundKind, at: number) =>
  inAllLanguages(
    `${kind}row ${at} ${at % 2 === 0 ? 'evenrow' : 'oddrow'} ${vocabulary[at % vocabulary.length] ?? ''} ${rareWord(at)}`,
  );

/** The document of a row. */
const found = (kind: FoundKind, id: number, at: number): GeneratedRow => ({
  table: 'searchDocument',
  row: searchDocumentOf(kind, id, textsOf(kind, at)),
});

/** The words of all documents. */
function* wordRows({ performers, videos, albums, articles }: WorldSize): Generator<GeneratedRow> {
  const documents = function* () {
    for (let at = 0; at < performers; at += 1) yield textsOf('actor', at);
    for (let at = 0; at < videos; at += 1) yield textsOf('video', at);
    for (let at = 0; at < albums; at += 1) yield textsOf('album', at);
    for (let at = 0; at < articles; at += 1) yield textsOf('article', at);
    for (let at = 0; at < articles; at += 1) yield textsOf('tvVideo', at);
  };
  for (const row of countedWords(documents())) yield { table: 'searchWord', row };
}

/** The busy performers have the first ones; all others are spread. */
const ownerOf = (at: number, { performers }: WorldSize, random: () => number): number => {
  const spread = busyPerformers.length;
  if (at < spread * busyContent) return firstGeneratedId + (at % spread);
  return firstGeneratedId + spread + below(random, performers - spread);
};

/** Performers with what they show, made from a seed number. */
function* contentRows(size: WorldSize, random: () => number): Generator<GeneratedRow> {
  for (let at = 0; at < size.performers; at += 1) {
    const row = performer(at, size, random);
    yield { table: 'actor', row };
    yield found('actor', row.id, at);
    for (const language of languages) {
      const texts = { headline: `Headline ${at}`, about: `About ${at}` };
      yield { table: 'actorText', row: { key: `${row.id} ${language}`, actorId: row.id, language, ...texts } };
    }
  }
  for (let at = 0; at < size.videos; at += 1) {
    yield { table: 'video', row: video(at, ownerOf(at, size, random), random) };
    yield found('video', firstGeneratedId + at, at);
  }
  for (let at = 0; at < size.albums; at += 1) {
    yield { table: 'album', row: album(at, ownerOf(at, size, random), random) };
    yield found('album', firstGeneratedId + at, at);
  }
  for (let at = 0; at < size.articles; at += 1) yield found('article', firstGeneratedId + at, at);
  for (let at = 0; at < size.articles; at += 1) yield found('tvVideo', firstGeneratedId + at, at);
  yield* wordRows(size);
}

/** The rows of a world of a size, the same for the same seed number, table by table in the order of their ids. */
export function* generatedRows(size: WorldSize, seed: number): Generator<GeneratedRow> {
  const random = seededRandom(seed);
  yield* contentRows(size, random);
  yield* guestRows(size, random);
  yield* readerRows(size, random);
  yield* ledgerRows(size, random);
  yield* libraryRows(size, random);
  yield* feedRows(size, random, (at) => ownerOf(at, size, random));
  yield* articleRows(size, random);
  yield* tvRows(size, random);
}
