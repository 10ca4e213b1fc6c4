import { parse, s } from '@lounge/protocol';
import { fingerprint } from '../../wire/fingerprint.ts';
import { jsonOf } from '../../wire/json-of.ts';

/** The place of a post in a feed: that of the last one of a page. */
export interface FeedPlace {
  readonly isPinned: number;
  readonly publishedAt: string;
  readonly id: number;
}

/** The checksum has no secret, so a forged cursor may hold anything that JSON can. */
const placeSchema = s.object({ isPinned: s.integerBetween(0, 1), publishedAt: s.instant, id: s.entityId });

/** Before all posts of a feed. */
export const feedStart: FeedPlace = { isPinned: 2, publishedAt: '9999', id: Number.MAX_SAFE_INTEGER };

const checkOf = (filter: unknown, { isPinned, publishedAt, id }: FeedPlace): string =>
  fingerprint('feed cursor', [filter, isPinned, publishedAt, id]);

/** The cursor behind a post, for one filter. */
export const cursorAfter = (place: FeedPlace, filter: unknown): string =>
  btoa(JSON.stringify([place.isPinned, place.publishedAt, place.id, checkOf(filter, place)]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const textOf = (cursor: string): string => {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

/** The place of a cursor; null for one of another filter, and for what is none. */
export const placeOfCursor = (cursor: string, filter: unknown): FeedPlace | null => {
  const parts = jsonOf(textOf(cursor));
  if (!Array.isArray(parts)) return null;
  const [isPinned, publishedAt, id, check] = parts as readonly unknown[];
  const place = parse(placeSchema, { isPinned, publishedAt, id });
  return place.ok && check === checkOf(filter, place.value) ? place.value : null;
};
