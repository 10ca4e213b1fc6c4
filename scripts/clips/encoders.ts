/** Arguments of ffmpeg for each of a clip's files. */
import { join } from 'node:path';
import { clipFormat, loopSeconds, qualities } from '../../mock-api/src/media/clips.ts';

const { framesPerSecond, segmentSeconds, partMs, partsInKeyInterval } = clipFormat;

/** The file of fragments that is cut into segments afterwards. */
export const wholeFile = 'whole.mp4';

/** How many bits a kind of clip takes: constant rate factors of H.264, bit rates of sound and of VP8. */
export interface Rates {
  /** Of the qualities, best first. */
  readonly picture: readonly [string, string];
  readonly sound: readonly [string, string];
  readonly preview: readonly [picture: string, sound: string];
  readonly realTime: string;
  readonly channels: 1 | 2;
  /** The effort of H.264, and that of VP8, where more is less. */
  readonly effort: readonly [preset: string, cpuUsed: string];
}

/** The rates of the clips that are there for their sound and their movement. */
export const richRates: Rates = {
  picture: ['24', '26'],
  sound: ['64k', '40k'],
  preview: ['26', '48k'],
  realTime: '250k',
  channels: 2,
  effort: ['veryslow', '1'],
};

/** The rates of performers' clips, of which there are many. */
export const modestRates: Rates = {
  picture: ['28', '29'],
  sound: ['32k', '24k'],
  preview: ['29', '24k'],
  realTime: '130k',
  channels: 1,
  effort: ['fast', '3'],
};

/** The rates of performers' clips that would be too large with the modest ones, as curtains and long hair are. */
export const smallRates: Rates = { ...modestRates, picture: ['31', '32'], preview: ['32', '24k'], realTime: '110k' };

const video = (rate: string, keyEvery: number, preset: string) => [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  preset,
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
const audio = (rate: string, channels: number) => [
  '-c:a',
  'aac',
  '-b:a',
  rate,
  '-ar',
  '48000',
  '-ac',
  String(channels),
];
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** The encoder adds a frame before the sound; one frame less at the end makes it as long as the picture, so that loops join. */
const aacFrame = 1024;
const soundSamples = 48_000 * loopSeconds - aacFrame;

/** A quality of a stream: fragments of a part each, with a key frame at the start of every second one. */
export const fragmented = (folder: string, index: number, rates: Rates): string[] => [
  '-map',
  `[v${index}]`,
  '-map',
  '1:a',
  ...video(
    rates.picture[index] ?? rates.picture[1],
    (framesPerSecond * partMs * partsInKeyInterval) / 1000,
    rates.effort[0],
  ),
  ...audio(rates.sound[index] ?? rates.sound[1], rates.channels),
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
export const progressive = (file: string, rates: Rates): string[] => [
  '-map',
  `[v${qualities.length}]`,
  '-map',
  '1:a',
  ...video(rates.preview[0], framesPerSecond * segmentSeconds, rates.effort[0]),
  ...audio(rates.preview[1], rates.channels),
  ...plain,
  '-movflags',
  '+faststart',
  file,
];

/** The picture for WebRTC: VP8 with a key frame each second. */
export const realTimePicture = (file: string, rates: Rates): string[] => [
  '-map',
  `[v${qualities.length + 1}]`,
  '-an',
  '-c:v',
  'libvpx',
  '-b:v',
  rates.realTime,
  '-g',
  String(framesPerSecond),
  '-keyint_min',
  String(framesPerSecond),
  '-deadline',
  'good',
  '-cpu-used',
  rates.effort[1],
  '-auto-alt-ref',
  '0',
  // Several threads of libvpx wait for each other by spinning, which is many times slower on a busy machine.
  '-threads',
  '1',
  ...plain,
  '-f',
  'ivf',
  file,
];

/** The sound for WebRTC: Opus. Clips share it. */
export const realTimeSound = (file: string): string[] => [
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
  file,
];
