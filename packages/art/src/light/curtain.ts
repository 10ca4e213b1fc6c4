import { clear, mix } from '../paint/colour.ts';
import { linear, traceThrough } from '../paint/path.ts';
import type { Scene } from '../scene.ts';

/** Hanging folds from edge to edge, brighter near the lamp. */
export function drawCurtain(scene: Scene): void {
  const { pen, width: w, height: h, random, motion } = scene;
  const folds = 9 + Math.floor(random() * 5);
  let x = -w * 0.05;
  for (let i = 0; i < folds || x < w; i++) {
    const left = x;
    const right = x + (w / folds) * (0.75 + random() * 0.7);
    const bend = random() * w * 0.03 - w * 0.015 + motion.swing(i * 0.11) * w * 0.006;
    pen.fillStyle = foldShade(scene, left, right);
    pen.beginPath();
    pen.moveTo(left, -5);
    traceThrough(
      pen,
      [
        [left, -5],
        [left + bend, h * 0.35],
        [left - bend, h * 0.7],
        [left + bend * 0.5, h + 5],
      ],
      false,
      false,
    );
    pen.lineTo(right, h + 5);
    traceThrough(
      pen,
      [
        [right, h + 5],
        [right - bend, h * 0.6],
        [right + bend, h * 0.3],
        [right, -5],
      ],
      false,
      false,
    );
    pen.closePath();
    pen.fill();
    x = right - (right - left) * 0.06;
  }
}

function foldShade({ pen, width: w, palette: p, light }: Scene, left: number, right: number): CanvasGradient {
  const near = 1 - Math.min(1, Math.abs((left + right) / 2 - light[0]) / (w * 0.62));
  return linear(
    pen,
    [left, 0],
    [right, 0],
    [
      [0, clear(p.night, 0.55)],
      [0.3, clear(mix(p.mid, p.warm, near), 0.2 + 0.45 * near)],
      [0.55, clear(mix(p.warm, p.glow, near * 0.8), 0.12 + 0.5 * near)],
      [0.85, clear(p.deep, 0.4)],
      [1, clear(p.night, 0.6)],
    ],
  );
}
