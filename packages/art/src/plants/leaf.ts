import { clear, mix } from '../paint/colour.ts';
import { linear } from '../paint/path.ts';
import type { Point } from '../paint/path.ts';
import type { Palette } from '../palettes.ts';
import type { Context2D } from '../tools.ts';

/** One leaf from its stalk to its tip. */
export interface LeafShape {
  readonly at: Point;
  /** Direction in radians; 0 points right. */
  readonly angle: number;
  readonly length: number;
  /** Half its width. */
  readonly breadth: number;
  readonly tone: string;
  /** The lamplight on its upper edge, 0 to 1. */
  readonly lit: number;
  readonly veined?: boolean;
}

/** Draws one leaf, in the pen's coordinates. */
export function drawLeaf(pen: Context2D, p: Palette, leaf: LeafShape): void {
  const { length, breadth, tone } = leaf;
  pen.save();
  pen.translate(leaf.at[0], leaf.at[1]);
  pen.rotate(leaf.angle);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.22, -breadth * 1.15, length * 0.72, -breadth * 0.85, length, 0);
  pen.bezierCurveTo(length * 0.7, breadth * 0.8, length * 0.22, breadth, 0, 0);
  pen.closePath();
  pen.fillStyle = linear(
    pen,
    [0, -breadth],
    [length * 0.3, breadth],
    [
      [0, mix(tone, p.glow, leaf.lit)],
      [0.5, tone],
      [1, mix(tone, p.night, 0.55)],
    ],
  );
  pen.fill();
  if (leaf.veined) drawVeins(pen, p, length, breadth);
  pen.restore();
}

function drawVeins(pen: Context2D, p: Palette, length: number, breadth: number): void {
  pen.clip();
  pen.strokeStyle = clear(p.night, 0.3);
  pen.lineWidth = Math.max(0.6, breadth * 0.035);
  pen.beginPath();
  for (let i = 1; i < 9; i++) {
    const x = (length * i) / 10;
    for (const side of [-1, 1]) {
      pen.moveTo(x, 0);
      pen.quadraticCurveTo(x + length * 0.05, side * breadth * 0.4, x + length * 0.15, side * breadth);
    }
  }
  pen.stroke();
  pen.fillStyle = clear(p.night, 0.22);
  pen.fillRect(0, 0, length, breadth);
  pen.strokeStyle = clear(p.light, 0.3);
  pen.lineWidth = breadth * 0.05;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(length, 0);
  pen.stroke();
}
