import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subjects } from '@lounge/art';
import { brands, languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { boxesOf } from './mp4-boxes.ts';
import { clipFor, clipNames, clipFormat, loopSeconds, qualities } from './clips.ts';

const root = fileURLToPath(new URL('../../clips', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(root, name)).isFile(),
);
const clips = brands.flatMap((brand) => clipNames.map((name) => [brand, name] as const));

test('the clips have at most 8 MB', () => {
  const total = files.reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
  expect(total).toBeGreaterThan(1_000_000);
  expect(total).toBeLessThanOrEqual(8_000_000);
});

test.each(clips)('%s %s has every segment of every quality, a preview and captions', (brand, name) => {
  const expected = [
    ...qualities.flatMap((quality) => [
      `${quality.name}/init.mp4`,
      ...Array.from({ length: clipFormat.segments }, (_, at) => `${quality.name}/s${at}.m4s`),
    ]),
    'preview.mp4',
    'realtime.ivf',
    'realtime.ogg',
    ...languages.map((language) => `${language}.vtt`),
  ];
  const existing = files.filter((file) => file.startsWith(`${brand}/${name}/`));
  expect(existing.toSorted()).toEqual(expected.map((file) => `${brand}/${name}/${file}`).toSorted());
});

test.each(clips)('%s %s needs no more bandwidth than its playlists declare', (brand, name) => {
  for (const quality of qualities) {
    for (let at = 0; at < clipFormat.segments; at++) {
      const { size } = statSync(join(root, brand, name, quality.name, `s${at}.m4s`));
      expect((size * 8) / clipFormat.segmentSeconds).toBeLessThanOrEqual(quality.bandwidth);
    }
  }
});

test.each(clips)('%s %s has a key frame at every second part, and whole loops of sound and picture', (brand, name) => {
  for (const quality of qualities) {
    const counts = { picture: 0, sound: 0 };
    for (let at = 0; at < clipFormat.segments; at++) {
      const bytes = readFileSync(join(root, brand, name, quality.name, `s${at}.m4s`));
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

test('every subject of a picture has a clip', () => {
  for (const subject of subjects) expect(existsSync(join(root, 'velvet', clipFor(subject)))).toBe(true);
});
