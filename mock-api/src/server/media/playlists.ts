import { clipFormat, codecs, loopSeconds, qualities, type QualityName } from '../../media/clips.ts';

const { segmentSeconds, segments: segmentsInLoop, framesPerSecond } = clipFormat;

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The playlist of all qualities; `suffix` is appended to every address. */
export const masterPlaylist = (suffix = ''): string =>
  text([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...qualities.flatMap(({ name, width, height, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},FRAME-RATE=${framesPerSecond}.000,CODECS="${codecs}"`,
      `${name}.m3u8${suffix}`,
    ]),
  ]);

/** The segments `first` to `last` of an endless repetition of the loop, with a discontinuity before each repetition. */
const segmentLines = (quality: QualityName, first: number, last: number, suffix: string): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((segment) => [
    ...(segment > 0 && segment % segmentsInLoop === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXTINF:${segmentSeconds}.000,`,
    `${quality}/s${segment % segmentsInLoop}.m4s${suffix}`,
  ]);

const headOf = (quality: QualityName, suffix: string, lines: readonly string[]): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${segmentSeconds}`,
  ...lines,
  `#EXT-X-MAP:URI="${quality}/init.mp4${suffix}"`,
];

/** The playlist of a video: loops for at least this many seconds. */
export const videoPlaylist = (quality: QualityName, seconds: number, suffix = ''): string => {
  const last = Math.max(1, Math.ceil(seconds / segmentSeconds)) - 1;
  const head = headOf(quality, suffix, ['#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-MEDIA-SEQUENCE:0']);
  return text([...head, ...segmentLines(quality, 0, last, suffix), '#EXT-X-ENDLIST']);
};

const timePattern = /(\d\d):(\d\d):(\d\d\.\d{3})/g;

const delayed = (line: string, by: number): string =>
  line.replace(timePattern, (_, hours: string, minutes: string, seconds: string) => {
    const milliseconds = Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + by) * 1000);
    return new Date(milliseconds).toISOString().slice(11, 23);
  });

/** Captions are shown in every fourth loop only, because they never change. */
const loopsBetweenCaptions = 4;

/** The captions of a video of this many seconds, from those of its loop. */
export const repeatedCaptions = (loop: string, seconds: number): string => {
  const cues = loop.trim().split('\n\n').slice(1);
  const step = loopSeconds * loopsBetweenCaptions;
  const times = Math.max(1, Math.ceil(seconds / step));
  const all = Array.from({ length: times }, (_, at) => cues.map((cue) => delayed(cue, at * step))).flat();
  return `WEBVTT\n\n${all.join('\n\n')}\n`;
};
