import { clear, mix } from '../paint/colour.ts';
import { radial } from '../paint/path.ts';
import { contextOf } from '../tools.ts';
import type { Scene } from '../scene.ts';

const GRAIN_TILE = 256;

/** Haze around the lamp, darker corners and film grain, so that the shapes look like one photograph. */
export function finish(scene: Scene): void {
  const { pen, width: w, height: h, palette: p, light, kind, motion } = scene;
  pen.globalCompositeOperation = 'screen';
  pen.fillStyle = radial(pen, light, scene.unit * 0.9, [
    [0, clear(p.warm, 0.2 + 0.06 * motion.swing(0.4))],
    [1, clear(p.mid, 0)],
  ]);
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = radial(pen, [w * 0.5, h * 0.45], Math.hypot(w, h) * 0.62, [
    [0, '#ffffff'],
    [0.55, '#f5f0f2'],
    [1, mix(p.night, '#8a8088', 0.4)],
  ]);
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'source-over';
  // In a clip the grain would be static over moving shapes, and cost more than everything else.
  if (motion.isMoving) return;
  drawGrain(scene, kind === 'avatar' ? 0.05 : kind === 'banner' ? 0.06 : 0.085);
}

/** Blends noise over the whole picture in soft-light mode; `strength` is 0 to 1. */
export function drawGrain({ pen, tools, width, height, random }: Scene, strength: number): void {
  const tile = tools.createCanvas(GRAIN_TILE, GRAIN_TILE);
  const tilePen = contextOf(tile);
  const pixels = tilePen.createImageData(GRAIN_TILE, GRAIN_TILE);
  let noise = (random() * 4294967295) | 1;
  for (let at = 0; at < pixels.data.length; at += 4) {
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    // The sum of three bytes of one number, for a bell-shaped distribution.
    const sum = (noise & 255) + ((noise >>> 8) & 255) + ((noise >>> 16) & 255);
    const grey = 128 + (sum / 3 - 127.5) * 1.3;
    pixels.data[at] = grey;
    pixels.data[at + 1] = grey;
    pixels.data[at + 2] = grey;
    pixels.data[at + 3] = 255;
  }
  tilePen.putImageData(pixels, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = strength;
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, width, height);
  pen.restore();
}
