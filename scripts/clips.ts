/**
 * Draws, sounds and encodes the clips of both brands into mock-api/clips: streams in parts, previews, and frames for WebRTC. Run by `npm run clips`, which needs ffmpeg
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
import { cutFragments } from './clips/cut-fragments.ts';
import { fragmented, progressive, realTime, wholeFile } from './clips/encoders.ts';
import { soundOf } from './clips/sound.ts';

const clips = fileURLToPath(new URL('../mock-api/clips', import.meta.url));
const [{ width, height }] = qualities;
const { framesPerSecond } = clipFormat;
/** The maximum total size of the clips, in bytes. */
const LIMIT = 8_000_000;

/** Picture seeds that leave room for movement. */
const seeds: Readonly<Record<ClipName, string>> = {
  curtain: 'curtain-clip-1',
  leaves: 'leaves-clip-2',
  bloom: 'bloom-clip-3',
  dunes: 'dunes-clip-4',
};

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
  const split = [...qualities.map((_, at) => `[f${at}]`), `[v${last}]`, `[v${last + 1}]`].join('');
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
      [`[0:v]split=${last + 2}${split}`, ...parts].join(';'),
      ...qualities.flatMap((each, at) => fragmented(join(folder, each.name), at)),
      ...progressive(join(folder, 'preview.mp4')),
      ...realTime(folder),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  await Promise.all([untilEnded(child), writeFrames(child, brand, name)]);
  await rm(sound);
  for (const quality of qualities) await cutFragments(join(folder, quality.name), wholeFile);
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
