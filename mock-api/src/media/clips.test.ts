import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clipSeeds, subjects, tintOf } from '@lounge/art';
import { brands, languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { readSeeds } from '../server/worlds/seeds.ts';
import { boxesOf } from './mp4-boxes.ts';
import { picturesOfVideo } from './video-pictures.ts';
import {
  clipFor,
  clipFormat,
  clipNames,
  clipOfPerformer,
  clipsLimits,
  isClip,
  loopSeconds,
  performersFolder,
  qualities,
  soundFileOf,
} from './clips.ts';
import { performerClips } from './performer-clips.ts';

const root = fileURLToPath(new URL('../../clips', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(root, name)).isFile(),
);
const clips = brands.flatMap((brand) => clipNames.map((name) => `${brand}/${name}`));
const performers = readdirSync(join(root, performersFolder));
const own = performers.map((seed) => `${performersFolder}/${seed}`);
const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
const filesOf = (clip: string) => files.filter((file) => file.startsWith(`${clip}/`));
const renditions = [
  ...qualities.flatMap((quality) => [
    `${quality.name}/init.mp4`,
    ...Array.from({ length: clipFormat.segments }, (_, at) => `${quality.name}/s${at}.m4s`),
  ]),
  'preview.mp4',
  'realtime.ivf',
];

test('the clips of both brands have at most 8 MB', () => {
  const total = sizeOf(files.filter((file) => !file.startsWith(`${performersFolder}/`)));
  expect(total).toBeGreaterThan(1_000_000);
  expect(total).toBeLessThanOrEqual(clipsLimits.shared);
});

test('every performer of the seeds has a clip, and the server knows which there are', () => {
  const missing = readSeeds().performers.filter(({ pictureSeed }) => !performers.includes(pictureSeed));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect([...performerClips].toSorted()).toEqual(performers.toSorted());
});

test.each(own)('%s has every rendition, in at most 500 kB, and a picture of its own', (clip) => {
  expect(filesOf(clip).toSorted()).toEqual(renditions.map((file) => `${clip}/${file}`).toSorted());
  expect(sizeOf(filesOf(clip))).toBeLessThanOrEqual(clipsLimits.performer);
  expect(sizeOf([`${clip}/realtime.ivf`])).toBeGreaterThan(20_000);
});

test('no two performers share a picture', () => {
  const hashes = own.map((clip) =>
    createHash('sha256')
      .update(readFileSync(join(root, clip, 'realtime.ivf')))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(own.length);
});

test.each(clips)('%s has every segment of every quality, a preview and captions', (clip) => {
  const expected = [...renditions, ...languages.map((language) => `${language}.vtt`)];
  expect(filesOf(clip).toSorted()).toEqual(expected.map((file) => `${clip}/${file}`).toSorted());
});

test.each([
  ['of a performer who has a clip', 9101, 'mirela', 'performers/mirela'],
  ['of one who has none', 9101, 'nobody', 'leaves'],
  ['of the same one', 9101, 'nobody', 'leaves'],
  ['of another one', 9102, 'nobody', 'bloom'],
] as const)('the live picture %s is %d, %s: %s', (_, id, seed, clip) => {
  expect(clipOfPerformer(id, seed)).toBe(clip);
  expect(isClip(clip)).toBe(true);
  expect(existsSync(join(root, soundFileOf(clip)))).toBe(true);
});

test.each(['performers/nobody', 'performers/', 'performers/../velvet/leaves', 'autumn'])('%s is no clip', (text) => {
  expect(isClip(text)).toBe(false);
});

test.each([...clips, ...own])('%s needs no more bandwidth than its playlists declare', (clip) => {
  for (const quality of qualities) {
    for (let at = 0; at < clipFormat.segments; at++) {
      const { size } = statSync(join(root, clip, quality.name, `s${at}.m4s`));
      expect((size * 8) / clipFormat.segmentSeconds).toBeLessThanOrEqual(quality.bandwidth);
    }
  }
});

test.each([...clips, ...own])('%s has a key frame at every second part, and whole loops', (clip) => {
  for (const quality of qualities) {
    const counts = { picture: 0, sound: 0 };
    for (let at = 0; at < clipFormat.segments; at++) {
      const bytes = readFileSync(join(root, clip, quality.name, `s${at}.m4s`));
      const fragments = boxesOf(bytes).filter(({ type }) => type === 'moof');
      expect(fragments).toHaveLength(clipFormat.partsInSegment);
      for (const [part, fragment] of fragments.entries()) {
        const tracks = boxesOf(bytes, fragment.content, fragment.end).filter(({ type }) => type === 'traf');
        const [picture, sound] = tracks.map(({ content, end }) => {
          const run = boxesOf(bytes, content, end).find(({ type }) => type === 'trun');
          if (run === undefined) throw new Error('The fragment has no samples.');
          return { flags: bytes.readUInt32BE(run.content), samples: bytes.readUInt32BE(run.content + 4) };
        });
        counts.picture += picture?.samples ?? 0;
        counts.sound += sound?.samples ?? 0;
        expect(picture?.samples).toBe((clipFormat.framesPerSecond * clipFormat.partMs) / 1000);
        // The encoder notes the flags of the first sample only where they differ from the others: at a key frame.
        const isKey = ((picture?.flags ?? 0) & 0x4) !== 0;
        expect(isKey, `${quality.name} ${at}.${part}`).toBe(part % clipFormat.partsInKeyInterval === 0);
      }
    }
    expect(counts).toEqual({ picture: clipFormat.framesPerSecond * loopSeconds, sound: (48_000 * loopSeconds) / 1024 });
  }
});

test('captions stay within the loop', () => {
  for (const file of files.filter((name) => name.endsWith('.vtt'))) {
    const text = readFileSync(join(root, file), 'utf8');
    const ends = [...text.matchAll(/--> 00:00:(\d\d\.\d{3})/g)].map(([, end]) => Number(end));
    expect(text.startsWith('WEBVTT\n'), file).toBe(true);
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends)).toBeLessThanOrEqual(loopSeconds);
  }
});

test('every subject of a picture has a clip, and every video one in the palette of its pictures', () => {
  for (const subject of subjects) {
    const first = `${subject}-noor-video-1`;
    const clip = clipFor(first);
    expect(existsSync(join(root, 'velvet', clip))).toBe(true);
    for (const seed of picturesOfVideo(first))
      for (const brand of brands) expect(tintOf(brand, seed)).toBe(tintOf(brand, clipSeeds[clip]));
  }
});
