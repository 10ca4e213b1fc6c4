import { mix } from '../paint/colour.ts';
import { linear } from '../paint/path.ts';
import type { Scene } from '../scene.ts';

/** Blades of grass from the lower edge. */
export function drawReeds({ pen, width: w, height: h, span, palette: p, random, motion }: Scene, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = random() * w;
    const length = span * (0.25 + random() * 0.4);
    const bend = (random() - 0.5) * length * 0.7 + motion.swing(x / w) * length * 0.07;
    const half = span * 0.011 + random() * span * 0.011;
    pen.fillStyle = linear(
      pen,
      [x, h],
      [x + bend, h - length],
      [
        [0, p.night],
        [1, mix(p.deep, p.warm, random() * 0.5)],
      ],
    );
    pen.beginPath();
    pen.moveTo(x - half, h);
    pen.quadraticCurveTo(x - half, h - length * 0.5, x + bend, h - length);
    pen.quadraticCurveTo(x + half, h - length * 0.5, x + half, h);
    pen.fill();
  }
}
