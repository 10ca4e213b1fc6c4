import { expect, test } from 'vitest';
import { completeAt, liveEdge, livePlaylist } from './live-playlist.ts';

const linesOf = (playlist: string, start: string) => playlist.split('\n').filter((line) => line.startsWith(start));

test('the playlist of a stream has complete segments, parts, and the address of the next part', () => {
  const playlist = livePlaylist('360p', 24_900, '?access_token=t');
  expect(playlist.split('\n').slice(0, 9)).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.2',
    '#EXT-X-PART-INF:PART-TARGET=0.4',
    '#EXT-X-MEDIA-SEQUENCE:2',
    '#EXT-X-MAP:URI="360p/init.mp4?access_token=t"',
    '#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:00:08.000Z',
  ]);
  expect(linesOf(playlist, '360p')).toEqual([2, 3, 4, 5].map((segment) => `360p/${segment}.m4s?access_token=t`));
  const parts = linesOf(playlist, '#EXT-X-PART:');
  expect(parts).toHaveLength(3 * 10 + 2);
  expect(parts.slice(-2)).toEqual([
    '#EXT-X-PART:DURATION=0.4,URI="360p/6.0.m4s?access_token=t",INDEPENDENT=YES',
    '#EXT-X-PART:DURATION=0.4,URI="360p/6.1.m4s?access_token=t"',
  ]);
  expect(playlist.split('\n').slice(-3)).toEqual([
    '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="360p/6.2.m4s?access_token=t"',
    '#EXT-X-RENDITION-REPORT:URI="180p.m3u8?access_token=t",LAST-MSN=6,LAST-PART=1',
    '',
  ]);
  expect(playlist).not.toMatch(/DISCONTINUITY|ENDLIST/);
});

test('a stream that has just begun has no complete segment', () => {
  expect(linesOf(livePlaylist('180p', 0), '180p')).toEqual([]);
  expect(linesOf(livePlaylist('180p', 0), '#EXT-X-MEDIA-SEQUENCE')).toEqual(['#EXT-X-MEDIA-SEQUENCE:0']);
});

test.each([
  [0, 0, 0],
  [399, 0, 0],
  [400, 0, 1],
  [3999, 0, 9],
  [4000, 1, 0],
  [1_795_000_000_000, 448_750_000, 0],
])('at %d ms the part that is recorded is %d.%d, and complete after it', (now, segment, part) => {
  expect(liveEdge(now)).toEqual({ segment, part });
  const due = completeAt({ segment, part });
  expect(due).toBeGreaterThan(now);
  expect(due - now).toBeLessThanOrEqual(400);
});

test('the last segment of a rendition report is that before the edge while nothing of the next one is complete', () => {
  expect(linesOf(livePlaylist('360p', 24_000), '#EXT-X-RENDITION')).toEqual([
    '#EXT-X-RENDITION-REPORT:URI="180p.m3u8",LAST-MSN=5,LAST-PART=9',
  ]);
});
