import { clear, mix } from '../paint/colour.ts';
import { radial } from '../paint/path.ts';
import type { Point } from '../paint/path.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Context2D } from '../tools.ts';

/** The colours of a blossom: the tip of a petal and its throat. */
export interface BloomColours {
  readonly tip: string;
  readonly throat: string;
}

/** An anemone seen from the front: two rings of petals around a dark eye. */
export function drawBloom(
  pen: Context2D,
  p: Palette,
  random: Random,
  centre: Point,
  radius: number,
  { tip, throat }: BloomColours,
): void {
  const petals = 6 + Math.floor(random() * 3);
  const turn = random() * 6;
  for (const ring of [0, 1]) {
    const length = radius * (ring ? 0.62 : 1);
    for (let i = 0; i < petals; i++) {
      pen.save();
      pen.translate(centre[0], centre[1]);
      pen.rotate(turn + ring * 0.4 + (i * Math.PI * 2) / petals);
      drawPetal(pen, p, length, { tip, throat });
      pen.restore();
    }
  }
  drawEye(pen, p, centre, radius);
}

function drawPetal(pen: Context2D, p: Palette, length: number, { tip, throat }: BloomColours): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.25, -length * 0.5, length * 0.95, -length * 0.48, length, -length * 0.02);
  pen.bezierCurveTo(length * 0.95, length * 0.42, length * 0.3, length * 0.5, 0, 0);
  pen.closePath();
  // Three widening strokes imitate a blurred shadow at a tenth of its cost.
  for (const [width, alpha] of [
    [0.16, 0.07],
    [0.09, 0.1],
    [0.035, 0.16],
  ] as const) {
    pen.strokeStyle = clear(p.night, alpha);
    pen.lineWidth = length * width;
    pen.stroke();
  }
  pen.fillStyle = radial(pen, [0, 0], length, [
    [0, mix(throat, p.night, 0.45)],
    [0.45, throat],
    [1, tip],
  ]);
  pen.fill();
}

function drawEye(pen: Context2D, p: Palette, [x, y]: Point, radius: number): void {
  pen.fillStyle = p.night;
  pen.beginPath();
  pen.arc(x, y, radius * 0.16, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = clear(p.glow, 0.9);
  pen.beginPath();
  for (let i = 0; i < 18; i++) {
    const angle = i * 0.35;
    const away = radius * (0.2 + 0.05 * (i % 3));
    pen.moveTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    pen.arc(x + Math.cos(angle) * away, y + Math.sin(angle) * away, radius * 0.018, 0, Math.PI * 2);
  }
  pen.fill();
}
