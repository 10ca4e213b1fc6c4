import { storedInAllLanguages } from '../../../mock-api/src/world/by-language.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import { placeOf, videoCategoryKey } from '../../../mock-api/src/world/tv-keys.ts';
import { below, firstGeneratedId, instantWithin, type GeneratedRow } from './generated-row.ts';
import { readerId } from './guest-rows.ts';
import type { WorldSize } from './world-size.ts';

/** A format with videos, of which a large library has more. */
export const tvFormatKey = 'generated-0';
/** A category of every fourth video. */
export const tvCategoryKey = 'generated-0';

const [formats, categories] = [10, 4];
/** Videos that the reader has pinned and watched: as many in every world. */
const marked = 40;
/** Videos are as old as TV, in every world. */
const days = 1500;

const keyOf = (at: number, count: number): string => `generated-${at % count}`;

const format = (at: number, videos: number): Row<'tvFormat'> => ({
  key: keyOf(at, formats),
  isPremium: 0,
  isLive: 0,
  hostIds: toJson([firstGeneratedId]),
  pictureSeed: `format-${at}`,
  videoCount: Math.ceil((videos - at) / formats),
  title: storedInAllLanguages(`Format ${at}`),
  text: storedInAllLanguages(`About ${at}`),
});

const video = (at: number, random: () => number): Row<'tvVideo'> => {
  const [formatKey, number] = [keyOf(at, formats), Math.floor(at / formats) + 1];
  return {
    id: firstGeneratedId + at,
    hashId: `generated-${at}`,
    formatKey,
    number,
    place: placeOf(formatKey, number),
    duration: 600 + below(random, 3000),
    isPremium: at % 3 === 0 ? 1 : 0,
    publishedAt: instantWithin(random, days),
    pictureSeed: `tv-${at}`,
    slug: storedInAllLanguages(`generated-${at}`),
    title: storedInAllLanguages(`Video ${at}`),
    text: storedInAllLanguages(`It is number ${at}.`),
  };
};

/** The library of TV: as many videos as there are articles, each of a format and of a category, and the reader's marks. */
export function* tvRows({ articles: videos }: WorldSize, random: () => number): Generator<GeneratedRow> {
  for (let at = 0; at < formats; at += 1) yield { table: 'tvFormat', row: format(at, videos) };
  for (let at = 0; at < categories; at += 1)
    yield { table: 'tvCategory', row: { key: keyOf(at, categories), name: storedInAllLanguages(`Category ${at}`) } };
  const rows = Array.from({ length: videos }, (_, at) => video(at, random));
  for (const row of rows) yield { table: 'tvVideo', row };
  for (const [at, { id, publishedAt }] of rows.entries()) {
    const category = keyOf(at, categories);
    yield { table: 'tvVideoSlug', row: { key: `generated-${at}`, videoId: id } };
    yield {
      table: 'tvVideoCategory',
      row: { key: videoCategoryKey(id, category), category, videoId: id, publishedAt },
    };
  }
  for (const { id, publishedAt: at } of rows.slice(0, marked))
    yield {
      table: 'tvMark',
      row: { key: `${readerId} ${id}`, guestId: readerId, videoId: id, watchedAt: at, pinnedAt: at },
    };
}
