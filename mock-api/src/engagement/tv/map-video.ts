import type { Infer } from '@lounge/protocol';
import type { tvVideo, tvVideoPlace } from '@lounge/protocol/engagement/tv';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { formatsByKeys, marksAmong, type VideoRow } from './statements.ts';

type Video = Infer<typeof tvVideo>;

/** Where a video has its page. */
export const videoPlaceOf = (row: VideoRow, caller: Pick<Caller, 'language'>): Infer<typeof tvVideoPlace> => ({
  videoId: row.id,
  key: row.formatKey,
  slug: localized(row.slug, caller),
});

/** Maps videos with the titles of their formats and the guest's marks, which are read once for all. */
export const videosFrom = async (
  rows: readonly VideoRow[],
  caller: Caller,
  { tx }: Pick<World, 'tx'>,
): Promise<Video[]> => {
  if (rows.length === 0) return [];
  const [formats, marks] = await Promise.all([
    formatsByKeys.all(tx, { keys: toJson([...new Set(rows.map(({ formatKey }) => formatKey))]) }),
    caller.guestId === null
      ? []
      : marksAmong.all(tx, { guestId: caller.guestId, ids: toJson(rows.map(({ id }) => id)) }),
  ]);
  const titles = new Map(formats.map(({ key, title }) => [key, localized(title, caller)]));
  const marked = new Map(marks.map((mark) => [mark.videoId, mark]));
  return rows.map((row) => ({
    id: row.id,
    hashId: row.hashId,
    key: row.formatKey,
    formatTitle: titles.get(row.formatKey) ?? '',
    number: row.number,
    slug: localized(row.slug, caller),
    title: localized(row.title, caller),
    duration: row.duration,
    isPremium: row.isPremium === 1,
    picture: pictureOf(caller.brand, 'still', row.pictureSeed),
    publishedAt: row.publishedAt,
    isWatched: (marked.get(row.id)?.watchedAt ?? null) !== null,
    isPinned: (marked.get(row.id)?.pinnedAt ?? null) !== null,
  }));
};
