import { expect, test } from 'vitest';
import { DeliveredMedia, type MediaSpan } from './DeliveredMedia.ts';

const now = 1_000_000;
const terms = { beforeMs: 0, now };
/** A span from and to a second before or after now. */
const seconds = (from: number, to: number): MediaSpan => ({ from: now + from * 1000, to: now + to * 1000 });

const delivered = (...spans: readonly MediaSpan[]): DeliveredMedia => {
  const media = new DeliveredMedia();
  for (const span of spans) media.add('c-1', span, terms);
  return media;
};

test.each<[string, readonly MediaSpan[], number]>([
  ['spans that follow each other', [seconds(0, 4), seconds(4, 8)], 8],
  ['a span that comes again', [seconds(0, 4), seconds(0, 4)], 4],
  ['the parts of a segment, and the segment', [seconds(0, 1), seconds(1, 2), seconds(0, 4)], 4],
  ['spans that overlap', [seconds(0, 4), seconds(2, 6)], 6],
  ['spans apart, and one over all', [seconds(0, 1), seconds(4, 5), seconds(8, 9), seconds(0, 9)], 9],
  ['spans in any order', [seconds(8, 12), seconds(0, 4)], 8],
  ['nothing', [seconds(4, 4)], 0],
])('%s count as distinct media', (_, spans, expected) => {
  expect(delivered(...spans).msOf('c-1') ?? 0).toBe(expected * 1000);
});

test('a span that would exceed the limit is not counted; what was handed out before is given again', () => {
  const media = delivered(seconds(0, 4));
  expect(media.take('c-1', seconds(4, 8), 7999, terms)).toBe(false);
  expect(media.take('c-1', seconds(0, 4), 0, terms)).toBe(true);
  expect(media.take('c-1', seconds(2, 8), 8000, terms)).toBe(true);
  expect(media.msOf('c-1')).toBe(8000);
});

test('what was handed out before this process counts, and what is long ago stays counted', () => {
  const media = new DeliveredMedia();
  expect(media.msOf('c-1')).toBeNull();
  media.add('c-1', seconds(0, 4), { beforeMs: 60_000, now });
  for (let at = 0; at < 400; at += 4) media.add('c-1', seconds(at, at + 1), { beforeMs: 0, now: now + at * 1000 });
  expect(media.msOf('c-1')).toBe(60_000 + 4000 + 99 * 1000);
});

test('a chat has got at least what its row says: this process may have missed a message of another one', () => {
  const media = delivered(seconds(0, 4));
  const later = { beforeMs: 20_000, now };
  expect(media.take('c-1', seconds(4, 8), 21_000, later)).toBe(false);
  expect(media.take('c-1', seconds(4, 8), 24_000, later)).toBe(true);
  expect(media.msOf('c-1')).toBe(24_000);
});

test('chats are apart, and one that gets nothing for ten minutes is forgotten', () => {
  const media = delivered(seconds(0, 4));
  media.add('c-2', seconds(0, 1), terms);
  expect([media.msOf('c-1'), media.msOf('c-2')]).toEqual([4000, 1000]);
  media.add('c-3', seconds(700, 701), { beforeMs: 0, now: now + 700_000 });
  expect([media.msOf('c-1'), media.msOf('c-3')]).toEqual([null, 1000]);
});
