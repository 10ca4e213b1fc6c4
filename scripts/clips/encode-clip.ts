import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { clipFormat, loopSeconds, qualities, type ClipName } from '../../mock-api/src/media/clips.ts';
import { cutFragments } from './cut-fragments.ts';
import { fragmented, progressive, realTimePicture, wholeFile, type Rates } from './encoders.ts';
import { soundOf } from './sound.ts';

const [{ width, height }] = qualities;
const { framesPerSecond } = clipFormat;

/** A clip to encode. */
export interface ClipSource {
  readonly folder: string;
  /** Whose sound it has. */
  readonly sound: ClipName;
  readonly rates: Rates;
  /** How many frames one drawing stands for. @default 1 */
  readonly framesForDrawing?: number;
  /** Draws a moment of the loop, from 0; 1 would equal 0. */
  draw(canvas: Canvas, moment: number): void;
}

const untilEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('ffmpeg could not be started; install it to create clips.')));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });

/** Runs ffmpeg with the sound of a clip as an input of its own; `feed` writes its first input. */
export async function encode(
  sound: ClipName,
  args: (soundFile: string) => readonly string[],
  feed: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  const file = join(tmpdir(), `clip-${process.pid}-${sound}.wav`);
  await writeFile(file, soundOf(sound, loopSeconds));
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args(file)], { stdio: ['pipe', 'inherit', 'inherit'] });
  await Promise.all([untilEnded(child), feed(child)]);
  await rm(file);
}

async function writeFrames(child: ChildProcess, { draw, framesForDrawing = 1 }: ClipSource): Promise<void> {
  const frames = framesPerSecond * loopSeconds;
  for (let frame = 0; frame < frames; frame += framesForDrawing) {
    const canvas = createCanvas(width, height);
    draw(canvas, frame / frames);
    const pixels = Buffer.from(canvas.data());
    for (let at = frame; at < Math.min(frames, frame + framesForDrawing); at++)
      if (child.stdin?.write(pixels) === false) await new Promise((resolve) => child.stdin?.once('drain', resolve));
  }
  child.stdin?.end();
}

/** Draws each frame of a clip once, and encodes all its renditions from it. */
export async function encodeClip(source: ClipSource): Promise<void> {
  const { folder, sound, rates } = source;
  for (const quality of qualities) await mkdir(join(folder, quality.name), { recursive: true });
  const parts = qualities.map((each, at) => `[f${at}]scale=${each.width}:${each.height}:flags=lanczos[v${at}]`);
  const last = qualities.length;
  const split = [...qualities.map((_, at) => `[f${at}]`), `[v${last}]`, `[v${last + 1}]`].join('');
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(framesPerSecond)];
  await encode(
    sound,
    (soundFile) => [
      ...frames,
      '-i',
      'pipe:0',
      '-i',
      soundFile,
      '-filter_complex',
      [`[0:v]split=${last + 2}${split}`, ...parts].join(';'),
      ...qualities.flatMap((each, at) => fragmented(join(folder, each.name), at, rates)),
      ...progressive(join(folder, 'preview.mp4'), rates),
      ...realTimePicture(join(folder, 'realtime.ivf'), rates),
    ],
    (child) => writeFrames(child, source),
  );
  for (const quality of qualities) await cutFragments(join(folder, quality.name), wholeFile);
}
