import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands } from '@lounge/locale';
import { expect, test } from 'vitest';
import { clipNames, loopSeconds } from '../../media/clips.ts';
import { framesOf, readRealTimeClip, soundsOf } from './real-time-clip.ts';

const folderOf = (brand: string, name: string) =>
  fileURLToPath(new URL(`../../../clips/${brand}/${name}`, import.meta.url));

test.each(brands.flatMap((brand) => clipNames.map((name) => [brand, name] as const)))(
  '%s %s has a picture every 40 ms, a key frame each second, and sound every 20 ms',
  async (brand, name) => {
    const { frames, sounds } = await readRealTimeClip(folderOf(brand, name), loopSeconds);
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
  const file = readFileSync(`${folderOf('velvet', 'leaves')}/realtime.ivf`);
  const [first] = framesOf(file);
  const size = file.readUInt32LE(32);
  expect(
    Buffer.concat(first?.payloads.map((each) => each.subarray(1)) ?? []).equals(file.subarray(44, 44 + size)),
  ).toBe(true);
});

const ivf = readFileSync(`${folderOf('velvet', 'leaves')}/realtime.ivf`);
const ogg = readFileSync(`${folderOf('velvet', 'leaves')}/realtime.ogg`);

test.each([
  ['no IVF', () => framesOf(ogg), 'no IVF file'],
  ['a frame that is cut off', () => framesOf(ivf.subarray(0, 100)), 'ends within a frame'],
  ['no Ogg', () => soundsOf(ivf), 'no Ogg file'],
  ['no Opus', () => soundsOf(Buffer.from(ogg.toString('latin1').replace('OpusHead', 'VorbHead'), 'latin1')), 'no Opus'],
])('rejects a file with %s', (_, read, message) => {
  expect(read).toThrow(message);
});

test('rejects a clip that is shorter than its loop', async () => {
  await expect(readRealTimeClip(folderOf('velvet', 'leaves'), loopSeconds + 1)).rejects.toThrow(
    'shorter than 9 seconds',
  );
});
