import { fingerprint } from '../../wire/fingerprint.ts';
import { jsonOf } from '../../wire/json-of.ts';

/** The place of a post in a feed: that of the last one of a page. */
export interface FeedPlace {
  readonly isPinned: number;
  readonly publishedAt: string;
  readonly id: number;
}

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
  if (typeof isPinned !== 'number' || typeof publishedAt !== 'string' || typeof id !== 'number') return null;
  const place = { isPinned, publishedAt, id };
  return check === checkOf(filter, place) ? place : null;
};
