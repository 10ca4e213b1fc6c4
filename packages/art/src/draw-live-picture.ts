import type { BustFrame } from './bust/draw-bust.ts';
import { liveliness } from './bust/liveliness.ts';
import { finish } from './light/finish.ts';
import { paletteAt, paletteBetween, palettes } from './palettes.ts';
import type { Brand, Palette } from './palettes.ts';
import { sceneOn } from './scene-on.ts';
import { withLight } from './scene.ts';
import { frameLive, personWith } from './scenes/bust-framing.ts';
import { drawBustScene } from './scenes/bust-scene.ts';
import { tintOf } from './tints.ts';
import type { Canvas2D, Tools } from './tools.ts';

/** A frame of a performer's live picture. */
export interface LivePictureRequest {
  /** The seed of the performer's portrait. */
  readonly seed: string;
  /** The position in the loop, from 0; 1 equals 0. */
  readonly moment: number;
}

/** A palette between those of both brands, as a clip is the same for both. */
function livePalette(of: (brand: Brand) => Palette): Palette {
  return paletteBetween(of('velvet'), of('brasa'));
}

/**
 * Draws a moment of a live picture over the whole canvas: the person of a portrait, who breathes and moves the head. The same request gives
 * the same pixels. Throws if the canvas has no 2D context.
 */
export function drawLivePicture(canvas: Canvas2D, { seed, moment }: LivePictureRequest, tools: Tools): void {
  const own = (brand: Brand): Palette => paletteAt(palettes[brand], tintOf(brand, seed));
  const scene = sceneOn(
    canvas,
    {
      kind: 'portrait',
      seed,
      palette: livePalette(own),
      accent: livePalette((brand) => paletteAt(palettes[brand], own(brand).companion)),
      moment: moment % 1,
    },
    tools,
  );
  const framing = frameLive({ ...scene, seed, person: personWith(seed) });
  const placed = withLight(scene, framing.light);
  const poseOf = (of: string): Pick<BustFrame, 'pose'> => ({ pose: liveliness(of, scene.motion) });
  const { partner } = framing;
  drawBustScene(placed, {
    ...framing,
    ...poseOf(seed),
    ...(partner ? { partner: { ...partner, ...poseOf(`${seed}:partner`) } } : {}),
  });
  finish(placed);
}
