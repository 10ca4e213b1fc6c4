import type { Motion } from './motion.ts';
import type { Palette } from './palettes.ts';
import type { Paper } from './paint/soften.ts';
import type { Point } from './paint/path.ts';
import type { Random } from './random.ts';

/** What a picture is for: it decides the shape, the framing and what may stand in it. */
export type PictureKind = 'portrait' | 'still' | 'avatar' | 'banner';

/** -1 is left, 1 is right. */
export type Side = -1 | 1;

/** The paper and everything that the seed has decided before the first stroke. */
export interface Scene extends Paper {
  readonly kind: PictureKind;
  readonly palette: Palette;
  /** The companion palette: garments, blossoms. */
  readonly accent: Palette;
  readonly random: Random;
  /** The side the light stands on. */
  readonly side: Side;
  /** Where the lamp stands, in pixels; the haze and the ground follow it. */
  readonly light: Point;
  /** 0 to 1: which lamp hangs there. */
  readonly lamp: number;
  /** The shorter edge in pixels. */
  readonly unit: number;
  /** What things in a still life are measured by: the height, unless the picture is narrow. */
  readonly span: number;
  readonly motion: Motion;
}

/** The same scene with its light elsewhere. */
export function lit(scene: Scene, light: Point): Scene {
  return { ...scene, light };
}
