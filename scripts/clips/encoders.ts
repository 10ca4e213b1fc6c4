/** Arguments of ffmpeg for each of a clip's files. */
import { join } from 'node:path';
import { clipFormat, loopSeconds, qualities } from '../../mock-api/src/media/clips.ts';

const { framesPerSecond, segmentSeconds, partMs, partsInKeyInterval } = clipFormat;

/** The file of fragments that is cut into segments afterwards. */
export const wholeFile = 'whole.mp4';

const video = (rate: string, keyEvery: number) => [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'veryslow',
  '-crf',
  rate,
  '-pix_fmt',
  'yuv420p',
  '-bf',
  '0',
  '-g',
  String(keyEvery),
  '-keyint_min',
  String(keyEvery),
  '-sc_threshold',
  '0',
  '-threads',
  '2',
];
const audio = (rate: string) => ['-c:a', 'aac', '-b:a', rate, '-ar', '48000', '-ac', '2'];
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** The encoder adds a frame before the sound; one frame less at the end makes it as long as the picture, so that loops join. */
const aacFrame = 1024;
const soundSamples = 48_000 * loopSeconds - aacFrame;

/** A quality of a stream: fragments of a part each, with a key frame at the start of every second one. */
export const fragmented = (folder: string, index: number): string[] => [
  '-map',
  `[v${index}]`,
  '-map',
  '1:a',
  ...video(index === 0 ? '24' : '26', (framesPerSecond * partMs * partsInKeyInterval) / 1000),
  ...audio(index === 0 ? '64k' : '40k'),
  '-af',
  `atrim=end_sample=${soundSamples}`,
  ...plain,
  '-f',
  'mp4',
  '-movflags',
  '+empty_moov+default_base_moof+delay_moov+skip_trailer',
  '-frag_duration',
  String(partMs * 1000),
  join(folder, wholeFile),
];

/** The preview: one file. */
export const progressive = (file: string): string[] => [
  '-map',
  `[v${qualities.length}]`,
  '-map',
  '1:a',
  ...video('26', framesPerSecond * segmentSeconds),
  ...audio('48k'),
  ...plain,
  '-movflags',
  '+faststart',
  file,
];

/** Picture and sound for WebRTC: VP8 with a key frame each second, and Opus. */
export const realTime = (folder: string): string[] => [
  '-map',
  `[v${qualities.length + 1}]`,
  '-an',
  '-c:v',
  'libvpx',
  '-b:v',
  '250k',
  '-g',
  String(framesPerSecond),
  '-keyint_min',
  String(framesPerSecond),
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-auto-alt-ref',
  '0',
  ...plain,
  '-f',
  'ivf',
  join(folder, 'realtime.ivf'),
  '-map',
  '1:a',
  '-vn',
  '-c:a',
  'libopus',
  '-b:a',
  '32k',
  '-frame_duration',
  '20',
  ...plain,
  '-f',
  'ogg',
  join(folder, 'realtime.ogg'),
];
