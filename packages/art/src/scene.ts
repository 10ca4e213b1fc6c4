import type { Motion } from './motion.ts';
import type { Palette } from './palettes.ts';
import type { DrawContext } from './paint/soften.ts';
import type { Point } from './paint/path.ts';
import type { Random } from './random.ts';

/** The kind of a picture, which decides aspect ratio, framing and content. */
export type PictureKind = 'portrait' | 'still' | 'avatar' | 'banner';

/** -1 is left, 1 is right. */
export type Side = -1 | 1;

/** The canvas and everything that the seed determines before drawing starts. */
export interface Scene extends DrawContext {
  readonly kind: PictureKind;
  readonly palette: Palette;
  /** The companion palette: garments, blossoms. */
  readonly accent: Palette;
  readonly random: Random;
  /** The side of the light. */
  readonly side: Side;
  /** The position of the lamp in pixels; haze and background follow it. */
  readonly light: Point;
  /** The kind of lamp, 0 to 1. */
  readonly lamp: number;
  /** The shorter edge in pixels. */
  readonly unit: number;
  /** The unit of length in a still life, in pixels: the height, unless the picture is narrow. */
  readonly span: number;
  readonly motion: Motion;
}

/** A copy of the scene with another light position. */
export function withLight(scene: Scene, light: Point): Scene {
  return { ...scene, light };
}
