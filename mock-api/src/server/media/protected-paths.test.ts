import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { createAddressCipher } from './address-cipher.ts';
import { clipAddresses, parseClipPath } from './protected-clips.ts';
import { parseProtectedPath, pictureAddresses } from './protected-pictures.ts';

const cipher = createAddressCipher('a secret');
const { world } = aWorld('main');
const picture = { brand: 'velvet', kind: 'portrait', seed: 'bust-noor-album-1-4' } as const;
const encrypted = (...payload: readonly unknown[]) => cipher.encrypt(JSON.stringify(payload));
const pictures = pictureAddresses(cipher, world);
const sharp = `${pictures.sharp(picture, 7)}/w320.webp`;
const video = clipAddresses(cipher, world, false).video({ brand: 'velvet', clip: 'leaves', seconds: 12 }, 7);
const until = Date.parse('2026-11-22T00:00:00.000Z');

test('a sharp picture is granted to its viewer in its world until the end of tomorrow, a blurred one needs no grant', () => {
  const request = { ...picture, width: 320, format: 'webp' };
  expect(parseProtectedPath(cipher, sharp)).toEqual({
    ...request,
    locked: false,
    grant: { world: 'main', viewer: 7, until, isAdult: false },
  });
  expect(parseProtectedPath(cipher, `${pictures.blurred(picture)}/w320.webp`)).toEqual({
    ...request,
    locked: true,
    grant: null,
  });
});

test.each([
  ['with something before it', `/other${sharp}`],
  ['with something after it', `${sharp}?x`],
  ['of no width', sharp.replace('/w320', '/w0320')],
  ['of a width that is not drawn', sharp.replace('/w320', '/w321')],
  ['of a token that is not ours', sharp.replace('/kept/', '/kept/A')],
  ['of a kind that does not exist any more', `/pictures/kept/${encrypted('velvet', 'album', picture.seed)}/w320.webp`],
  [
    'of a brand that does not exist any more',
    `/pictures/kept/${encrypted('noir', 'portrait', picture.seed)}/w320.webp`,
  ],
])('an address of a picture %s is none', (_, path) => {
  expect(parseProtectedPath(cipher, path)).toBeNull();
});

test('a video is granted to its viewer in its world until the end of tomorrow', () => {
  expect(parseClipPath(cipher, video)).toEqual({
    clip: {
      kind: 'video',
      brand: 'velvet',
      clip: 'leaves',
      seconds: 12,
      grant: { world: 'main', viewer: 7, until, isAdult: false, needsTv: false },
    },
    file: 'master.m3u8',
  });
});

test.each([
  ['with something before it', `/other${video}`],
  ['with something after it', `${video}?x`],
  ['as a stream', video.replace('/video/', '/live/')],
  ['of a token that is not ours', video.replace('/video/', '/video/A')],
  [
    'of a clip that does not exist any more',
    `/media/video/${encrypted('video', 'velvet', 'rain on mars', 12, 'main', 7, until)}/master.m3u8`,
  ],
])('an address of a video %s is none', (_, path) => {
  expect(parseClipPath(cipher, path)).toBeNull();
});
