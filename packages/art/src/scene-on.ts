import { motionAt } from './motion.ts';
import type { Palette } from './palettes.ts';
import { randomFrom } from './random.ts';
import type { PictureKind, Scene, Side } from './scene.ts';
import { contextOf } from './tools.ts';
import type { Canvas2D, Tools } from './tools.ts';

/** The input of a scene besides its canvas. */
export interface SceneInput {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly palette: Palette;
  readonly accent: Palette;
  /** The position in a loop, 0 to 1; null is a still picture. */
  readonly moment: number | null;
}

/** The scene of a seed over a whole canvas. Throws if the canvas has no 2D context. */
export function sceneOn(canvas: Canvas2D, input: SceneInput, tools: Tools): Scene {
  const { kind, seed, palette, accent, moment } = input;
  const { width, height } = canvas;
  // An avatar is the portrait, cropped closer.
  const random = randomFrom(`${seed}:${kind === 'avatar' ? 'portrait' : kind}`);
  const side: Side = random() < 0.5 ? -1 : 1;
  const motion = motionAt(moment);
  const wide = kind === 'still' || kind === 'banner';
  const shift = wide ? 0.2 + random() * 0.14 : 0.14 + random() * 0.16;
  return {
    pen: contextOf(canvas),
    tools,
    width,
    height,
    kind,
    palette,
    accent,
    random,
    side,
    light: [width * (0.5 + side * shift + motion.swing(0.25) * 0.008), height * (0.26 + random() * 0.16)],
    lamp: random(),
    unit: Math.min(width, height),
    span: Math.min(height, width * 1.1),
    motion,
  };
}
