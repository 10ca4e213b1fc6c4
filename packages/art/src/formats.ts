import type { PictureKind } from './scene.ts';

/** The kinds of pictures. */
export const pictureKinds = ['portrait', 'still', 'avatar', 'banner'] as const satisfies readonly PictureKind[];

/** The aspect ratio of every kind: 3:4, 16:9, 1:1 and 2000:860. */
export const pictureAspects: Readonly<Record<PictureKind, number>> = {
  portrait: 3 / 4,
  still: 16 / 9,
  avatar: 1,
  banner: 2000 / 860,
};

const small = [60, 160, 320, 640] as const;

/** The widths in pixels in which every kind is served, ascending. */
export const pictureWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  portrait: small,
  still: small,
  avatar: small,
  banner: [...small, 1280, 1920],
};

/** Further widths of a kind, drawn only when they are asked for: that of the picture of an interview. */
export const rareWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  portrait: [720],
  still: [],
  avatar: [],
  banner: [],
};

/** The height in whole pixels for a width. */
export function heightFor(kind: PictureKind, width: number): number {
  return Math.round(width / pictureAspects[kind]);
}
