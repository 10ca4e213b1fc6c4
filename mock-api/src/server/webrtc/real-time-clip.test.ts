import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands, type Brand } from '@lounge/locale';
import { expect, test } from 'vitest';
import {
  clipNames,
  folderOf,
  loopSeconds,
  performersFolder,
  soundFileOf,
  type ClipName,
  type PerformerClip,
} from '../../media/clips.ts';
import { performerClips } from '../../media/performer-clips.ts';
import { framesOf, readRealTimeClip, soundsOf } from './real-time-clip.ts';

const clips = fileURLToPath(new URL('../../../clips', import.meta.url));
const filesOf = (brand: Brand, clip: ClipName | PerformerClip) => ({
  picture: `${clips}/${folderOf(brand, clip)}/realtime.ivf`,
  sound: `${clips}/${soundFileOf(clip)}`,
});
const leaves = filesOf('velvet', 'leaves');
const own = [...performerClips].map((seed) => ['velvet', `${performersFolder}/${seed}`] as const);

test.each([...brands.flatMap((brand) => clipNames.map((name) => [brand, name] as const)), ...own])(
  '%s %s has a picture every 40 ms, a key frame each second, and sound every 20 ms',
  async (brand, clip) => {
    const { frames, sounds } = await readRealTimeClip(filesOf(brand, clip), loopSeconds);
    expect([frames.length, sounds.length]).toEqual([200, 400]);
    frames.forEach(({ isKey, payloads }, at) => {
      if (at % 25 === 0) expect(isKey).toBe(true);
      expect(payloads.map(([first]) => first)).toEqual(payloads.map((_, index) => (index === 0 ? 0x10 : 0)));
      expect(Math.max(...payloads.map(({ length }) => length))).toBeLessThanOrEqual(1101);
    });
    expect(sounds.every(({ length }) => length > 0 && length < 400)).toBe(true);
  },
);

test('the payloads of a frame are the frame', () => {
  const file = readFileSync(leaves.picture);
  const [first] = framesOf(file);
  const size = file.readUInt32LE(32);
  expect(
    Buffer.concat(first?.payloads.map((each) => each.subarray(1)) ?? []).equals(file.subarray(44, 44 + size)),
  ).toBe(true);
});

const ivf = readFileSync(leaves.picture);
const ogg = readFileSync(leaves.sound);

test.each([
  ['no IVF', () => framesOf(ogg), 'no IVF file'],
  ['a frame that is cut off', () => framesOf(ivf.subarray(0, 100)), 'ends within a frame'],
  ['no Ogg', () => soundsOf(ivf), 'no Ogg file'],
  ['no Opus', () => soundsOf(Buffer.from(ogg.toString('latin1').replace('OpusHead', 'VorbHead'), 'latin1')), 'no Opus'],
])('rejects a file with %s', (_, read, message) => {
  expect(read).toThrow(message);
});

test('rejects a clip that is shorter than its loop', async () => {
  await expect(readRealTimeClip(leaves, loopSeconds + 1)).rejects.toThrow('shorter than 9 seconds');
});
