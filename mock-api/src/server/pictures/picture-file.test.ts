import { expect, test } from 'vitest';
import { join } from 'node:path';
import { isPictureRequest, parsePicturePath, pictureFile } from './picture-file.ts';
import type { PictureFormat, PictureRequest } from './picture-file.ts';

// @spec constant:sizes.previews, constant:sizes.avatar, feature:shell.media-preload 2
test.each([
  ['/pictures/velvet/portrait/mirela/w320.webp', { kind: 'portrait', seed: 'mirela', width: 320, locked: false }],
  ['/pictures/velvet/portrait/mirela/w640.webp', { kind: 'portrait', seed: 'mirela', width: 640, locked: false }],
  ['/pictures/velvet/still/room-1/w60.webp', { kind: 'still', seed: 'room-1', width: 60, locked: false }],
  ['/pictures/velvet/avatar/a/w160.webp', { kind: 'avatar', seed: 'a', width: 160, locked: false }],
  ['/pictures/velvet/banner/a-banner/w1920.webp', { kind: 'banner', seed: 'a-banner', width: 1920, locked: false }],
  ['/pictures/velvet/portrait/mirela/locked/w320.webp', { kind: 'portrait', seed: 'mirela', width: 320, locked: true }],
  ['/pictures/velvet/still/a/w60.avif', { kind: 'still', seed: 'a', width: 60, locked: false, format: 'avif' }],
  ['/pictures/velvet/still/a/w60.jpeg', { kind: 'still', seed: 'a', width: 60, locked: false, format: 'jpeg' }],
])('parses %s', (path, expected) => {
  expect(parsePicturePath(path)).toEqual({ brand: 'velvet', format: 'webp', ...expected });
});

test.each([
  ['another brand', '/pictures/other/portrait/mirela/w320.webp'],
  ['a brand named like an object property', '/pictures/constructor/portrait/mirela/w320.webp'],
  ['another kind', '/pictures/velvet/poster/mirela/w320.webp'],
  ['a width that the kind does not have', '/pictures/velvet/portrait/mirela/w1280.webp'],
  ['a width that no kind has', '/pictures/velvet/portrait/mirela/w100.webp'],
  ['upper case', '/pictures/velvet/portrait/Mirela/w320.webp'],
  ['a path traversal', '/pictures/velvet/portrait/../w320.webp'],
  ['an encoded path traversal', '/pictures/velvet/portrait/%2e%2e/w320.webp'],
  ['too long a seed', `/pictures/velvet/portrait/${'a'.repeat(65)}/w320.webp`],
  ['no seed', '/pictures/velvet/portrait//w320.webp'],
  ['another format', '/pictures/velvet/portrait/mirela/w320.png'],
  ['a query', '/pictures/velvet/portrait/mirela/w320.webp?x=1'],
  ['a line break', '/pictures/velvet/portrait/mirela/w320.webp\n'],
])('returns null for %s', (_, path) => {
  expect(parsePicturePath(path)).toBeNull();
});

test('accepts a seed of 64 characters', () => {
  expect(parsePicturePath(`/pictures/brasa/portrait/${'a'.repeat(64)}/w320.webp`)?.seed).toHaveLength(64);
});

test('locked files have a folder of their own', () => {
  const request: PictureRequest = { brand: 'brasa', kind: 'still', seed: 'x', width: 60 };
  expect(pictureFile('root', request)).toBe(join('root', 'brasa', 'still', 'x', 'w60.webp'));
  expect(pictureFile('root', { ...request, locked: true })).toBe(
    join('root', 'brasa', 'still', 'x', 'locked', 'w60.webp'),
  );
});

test('rejects an invalid request that was not parsed from a path', () => {
  expect(isPictureRequest({ brand: 'velvet', kind: 'portrait', seed: '../x', width: 320 })).toBe(false);
  expect(isPictureRequest({ brand: 'velvet', kind: 'portrait', seed: 'x\n', width: 320 })).toBe(false);
  const format = '../x' as PictureFormat;
  expect(isPictureRequest({ brand: 'velvet', kind: 'portrait', seed: 'x', width: 320, format })).toBe(false);
});
