/**
 * Draws, sounds and encodes the clips of both brands into mock-api/clips. Run by `npm run clips`, which needs ffmpeg
 * (Debian's version is sufficient). Its output is committed, so that other commands do not need ffmpeg.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { drawPicture } from '../packages/art/src/index.ts';
import { brands, languages, type Brand } from '../packages/locale/src/index.ts';
import { clipNames, clipFormat, loopSeconds, qualities, type ClipName } from '../mock-api/src/media/clips.ts';
import { captionsOf } from './clips/captions.ts';
import { soundOf } from './clips/sound.ts';

const clips = fileURLToPath(new URL('../mock-api/clips', import.meta.url));
const [{ width, height }] = qualities;
const { framesPerSecond, segmentSeconds } = clipFormat;
/** The maximum total size of the clips, in bytes. */
const LIMIT = 6_000_000;

/** Picture seeds that leave room for movement. */
const seeds: Readonly<Record<ClipName, string>> = {
  curtain: 'curtain-clip-1',
  leaves: 'leaves-clip-2',
  bloom: 'bloom-clip-3',
  dunes: 'dunes-clip-4',
};

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

const segmented = (folder: string, index: number): string[] => [
  '-map',
  `[v${index}]`,
  '-map',
  '1:a',
  ...video(index === 0 ? '24' : '26', framesPerSecond * segmentSeconds),
  ...audio(index === 0 ? '64k' : '40k'),
  ...plain,
  '-f',
  'hls',
  '-hls_time',
  String(segmentSeconds),
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
  '-hls_fmp4_init_filename',
  'init.mp4',
  '-hls_segment_filename',
  join(folder, 's%d.m4s'),
  join(folder, 'made.m3u8'),
];

const progressive = (file: string): string[] => [
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

const untilEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('ffmpeg could not be started; install it to create clips.')));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });

async function writeFrames(child: ChildProcess, brand: Brand, name: ClipName): Promise<void> {
  const frames = framesPerSecond * loopSeconds;
  for (let frame = 0; frame < frames; frame++) {
    const canvas = createCanvas(width, height);
    drawPicture(canvas, { brand, kind: 'still', seed: seeds[name], moment: frame / frames }, { createCanvas });
    if (child.stdin?.write(Buffer.from(canvas.data())) === false)
      await new Promise((resolve) => child.stdin?.once('drain', resolve));
  }
  child.stdin?.end();
}

async function createClip(root: string, brand: Brand, name: ClipName): Promise<void> {
  const folder = join(root, brand, name);
  const sound = join(tmpdir(), `clip-${process.pid}-${brand}-${name}.wav`);
  for (const quality of qualities) await mkdir(join(folder, quality.name), { recursive: true });
  await writeFile(sound, soundOf(name, loopSeconds));
  const parts = qualities.map((each, at) => `[f${at}]scale=${each.width}:${each.height}:flags=lanczos[v${at}]`);
  const last = qualities.length;
  const split = [...qualities.map((_, at) => `[f${at}]`), `[v${last}]`].join('');
  const child = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      'pipe:0',
      '-i',
      sound,
      '-filter_complex',
      [`[0:v]split=${last + 1}${split}`, ...parts].join(';'),
      ...qualities.flatMap((each, at) => segmented(join(folder, each.name), at)),
      ...progressive(join(folder, 'preview.mp4')),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  await Promise.all([untilEnded(child), writeFrames(child, brand, name)]);
  await rm(sound);
  for (const quality of qualities) await rm(join(folder, quality.name, 'made.m3u8'));
  for (const language of languages)
    await writeFile(join(folder, `${language}.vtt`), captionsOf(name, language, loopSeconds));
}

const next = `${clips}.next`;
await rm(next, { recursive: true, force: true });
for (const brand of brands) {
  for (const name of clipNames) {
    await createClip(next, brand, name);
    console.log(`${brand} ${name}`);
  }
}
const files = (await readdir(next, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
const sizes = await Promise.all(files.map(async (each) => (await stat(join(each.parentPath, each.name))).size));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${files.length} files, ${(total / 1000).toFixed(0)} kB of ${LIMIT / 1000} kB`);
if (total > LIMIT) {
  await rm(next, { recursive: true, force: true });
  console.error('The clips are too large and were discarded: lower a quality.');
  process.exitCode = 1;
} else {
  await rm(clips, { recursive: true, force: true });
  await rename(next, clips);
}
