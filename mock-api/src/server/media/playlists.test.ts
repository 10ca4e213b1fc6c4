import { expect, test } from 'vitest';
import { masterPlaylist, repeatedCaptions, videoPlaylist } from './playlists.ts';

const linesOf = (playlist: string, start: string) => playlist.split('\n').filter((line) => line.startsWith(start));

/** The segments of a playlist, with a `|` for each discontinuity. */
const rowOf = (playlist: string): string =>
  playlist
    .split('\n')
    .map((line) => (line === '#EXT-X-DISCONTINUITY' ? '|' : (/\/s(\d)\.m4s/.exec(line)?.[1] ?? '')))
    .join('');

test('the master playlist lists every quality, best first', () => {
  expect(masterPlaylist()).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=450000,RESOLUTION=640x360,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2"',
      '360p.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=320x180,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2"',
      '180p.m3u8',
      '',
    ].join('\n'),
  );
});

test.each([
  [0, '0'],
  [1, '0'],
  [4, '0'],
  [5, '01'],
  [8, '01'],
  [9, '01|0'],
  [17, '01|01|0'],
])('a video of %d seconds has the segments %s', (seconds, row) => {
  const playlist = videoPlaylist('360p', seconds);
  expect(rowOf(playlist)).toBe(row);
  expect(linesOf(playlist, '#EXTINF')).toHaveLength(row.replaceAll('|', '').length);
  expect(playlist.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
});

test('the playlist of a video', () => {
  expect(videoPlaylist('180p', 8)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-MAP:URI="180p/init.mp4"',
      '#EXTINF:4.000,',
      '180p/s0.m4s',
      '#EXTINF:4.000,',
      '180p/s1.m4s',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
});

test('every address has the suffix', () => {
  const suffix = '?access_token=t';
  expect(linesOf(masterPlaylist(suffix), '360p')).toEqual(['360p.m3u8?access_token=t']);
  const playlist = videoPlaylist('360p', 8, suffix);
  expect(playlist).toContain('URI="360p/init.mp4?access_token=t"');
  expect(linesOf(playlist, '360p').every((line) => line.endsWith(suffix))).toBe(true);
});

const loop = 'WEBVTT\n\n00:00:00.500 --> 00:00:03.500\n[soft rain]\n\n00:00:04.000 --> 00:00:07.500\n[leaves sway]\n';

test.each([
  [8, ['00:00:00.500 --> 00:00:03.500', '00:00:04.000 --> 00:00:07.500']],
  [32, ['00:00:00.500 --> 00:00:03.500', '00:00:04.000 --> 00:00:07.500']],
  [
    33,
    [
      '00:00:00.500 --> 00:00:03.500',
      '00:00:04.000 --> 00:00:07.500',
      '00:00:32.500 --> 00:00:35.500',
      '00:00:36.000 --> 00:00:39.500',
    ],
  ],
])('captions of %d seconds repeat every four loops', (seconds, times) => {
  const captions = repeatedCaptions(loop, seconds);
  expect(captions.split('\n').filter((line) => line.includes('-->'))).toEqual(times);
  expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
  expect(captions.split('[soft rain]')).toHaveLength(times.length / 2 + 1);
});

test('captions continue after an hour', () => {
  expect(repeatedCaptions(loop, 3700)).toContain('01:00:16.500 --> 01:00:19.500');
});
