import { expect, test } from 'vitest';
import { seededRandom } from '../../world/seeded-random.ts';
import { fileDueAt, parseLiveFile, playlistDueAt } from './live-requests.ts';

/** Segment 250, part 5 is being recorded. */
const now = 1_002_100;

test.each([
  [{}, null],
  [{ _HLS_msn: '250', _HLS_part: '4' }, null],
  [{ _HLS_msn: '250', _HLS_part: '5' }, 1_002_400],
  [{ _HLS_msn: '250', _HLS_part: '6' }, 1_002_800],
  [{ _HLS_msn: '250' }, 1_004_000],
  [{ _HLS_msn: '249' }, null],
  [{ _HLS_msn: '251', _HLS_part: '0' }, 1_004_400],
  [{ _HLS_msn: '251' }, 1_008_000],
  // A part after the last one is the first one of the next segment.
  [{ _HLS_msn: '250', _HLS_part: '10' }, 1_004_400],
  [{ _HLS_msn: '0', _HLS_skip: 'YES' }, null],
])('a playlist with %o is answered at %o', (fields: Record<string, string>, due) => {
  expect(playlistDueAt(fields, now)).toBe(due);
});

test.each([
  [{ _HLS_part: '1' }, '_HLS_part'],
  [{ _HLS_msn: '' }, '_HLS_msn'],
  [{ _HLS_msn: '-1' }, '_HLS_msn'],
  [{ _HLS_msn: '250.5' }, '_HLS_msn'],
  [{ _HLS_msn: '1e3' }, '_HLS_msn'],
  [{ _HLS_msn: 'x' }, '_HLS_msn'],
  [{ _HLS_msn: '9'.repeat(13) }, '_HLS_msn'],
  [{ _HLS_msn: '9'.repeat(12) }, '_HLS_msn'],
  [{ _HLS_msn: '252' }, '_HLS_msn'],
  [{ _HLS_msn: '251', _HLS_part: '10' }, '_HLS_msn'],
  [{ _HLS_msn: '250', _HLS_part: '-1' }, '_HLS_part'],
  [{ _HLS_msn: '250', _HLS_part: 'x' }, '_HLS_part'],
])('a playlist with %o is rejected at once', (fields: Record<string, string>, field) => {
  expect(() => playlistDueAt(fields, now)).toThrowError(expect.objectContaining({ code: 'malformed', field }));
});

test('whatever the parameters are, a request is rejected or waits at most until the end of the next segment', () => {
  const random = seededRandom(7);
  const pieces = ['0', '9', '250', '251', '252', '-', '.', 'e', ' ', '%', 'x', '', '𝟙'];
  const text = () => Array.from({ length: 3 }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join('');
  let waits = 0;
  for (let round = 0; round < 3000; round += 1) {
    const number = (from: number) => (random() < 0.8 ? String(from + Math.floor(random() * 12)) : text());
    const fields = { _HLS_msn: number(245), _HLS_part: number(0) };
    try {
      const due = playlistDueAt(fields, now) ?? now;
      expect(due - now).toBeLessThanOrEqual(8000);
      if (due > now) waits += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'malformed' });
    }
  }
  expect(waits).toBeGreaterThan(10);
});

test.each([
  ['360p/init.mp4', { quality: '360p', kind: 'head', position: { segment: 0, part: 9 } }],
  ['180p/250.m4s', { quality: '180p', kind: 'segment', position: { segment: 250, part: 9 } }],
  ['180p/250.3.m4s', { quality: '180p', kind: 'part', position: { segment: 250, part: 3 } }],
])('the file %s', (name, file) => {
  expect(parseLiveFile(name)).toEqual(file);
});

test.each([
  '720p/init.mp4',
  '360p/s0.m4s',
  '360p/1.10.m4s',
  '360p/-1.m4s',
  `360p/${'1'.repeat(13)}.m4s`,
  '360p/1.m4sx',
  'en.vtt',
])('there is no file %s', (name) => {
  expect(parseLiveFile(name)).toBeNull();
});

const dueOf = (name: string): number | null => {
  const file = parseLiveFile(name);
  if (file === null) throw new Error(`${name} is no file of a stream.`);
  return fileDueAt(file, now);
};

test.each([
  ['360p/init.mp4', null],
  ['360p/249.m4s', null],
  ['360p/250.4.m4s', null],
  ['360p/250.5.m4s', 1_002_400],
  ['360p/250.6.m4s', 1_002_800],
  ['360p/236.m4s', null],
])('%s is answered at %o', (name, due) => {
  expect(dueOf(name)).toBe(due);
});

test.each(['360p/250.7.m4s', '360p/251.m4s', '360p/999999999999.m4s', '360p/200.m4s', '360p/0.0.m4s'])(
  '%s is far ahead or over',
  (name) => {
    expect(() => dueOf(name)).toThrowError(expect.objectContaining({ code: 'unknown' }));
  },
);
