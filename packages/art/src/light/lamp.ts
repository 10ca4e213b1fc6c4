import { clear, mix } from '../paint/colour.ts';
import { linear, radial, within } from '../paint/path.ts';
import type { Path, Point, Stop } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import type { Scene } from '../scene.ts';

const FULL_TURN = Math.PI * 2;

/** The falloff of a blurred disc at its edge: share of the halo's radius, share of its strength. */
const HALO: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.25, 0.97],
  [0.42, 0.84],
  [0.55, 0.59],
  [0.66, 0.33],
  [0.78, 0.12],
  [0.9, 0.03],
  [1, 0],
];

/** A round lamp with a wide halo, bright at its upper left and fading into the background below. */
export function drawDisc(scene: Scene, centre: Point, radius: number): void {
  const { pen, palette: p, motion } = scene;
  const x = centre[0];
  const y = centre[1] + motion.swing(0) * radius * 0.03;
  const reach = radius * 2;
  const stops = HALO.map(([offset, share]): Stop => [offset, clear(p.glow, (0.38 + 0.1 * motion.swing(0.4)) * share)]);
  pen.fillStyle = radial(pen, [x, y], reach, stops);
  pen.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  pen.fillStyle = linear(
    pen,
    [x - radius * 0.5, y - radius],
    [x + radius * 0.4, y + radius],
    [
      [0, mix(p.glow, p.light, 0.65)],
      [0.45, p.glow],
      [1, clear(p.warm, 0.28)],
    ],
  );
  softEdge(scene, (edge) => {
    edge.beginPath();
    edge.arc(x, y, radius, 0, FULL_TURN);
  });
}

/** Fills a path with a soft edge. */
function softEdge({ pen, unit }: Scene, path: Path): void {
  pen.save();
  path(pen);
  pen.fill();
  pen.globalAlpha = 0.3;
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = Math.max(0.8, unit * 0.004);
  pen.stroke();
  pen.restore();
}

/** An arch with straight sides; its left edge is shaded. `top` is the middle of its curve. */
export function drawArch(scene: Scene, top: Point, opening: number): void {
  const { pen, height: h, palette: p, motion } = scene;
  const left = top[0] - opening / 2;
  const y = top[1];
  const floor = h * 1.1;
  const path: Path = (to) => {
    to.beginPath();
    to.moveTo(left, floor);
    to.lineTo(left, y + opening / 2);
    to.arc(left + opening / 2, y + opening / 2, opening / 2, Math.PI, 0);
    to.lineTo(left + opening, floor);
    to.closePath();
  };
  drawSoftly(scene, opening * 0.16, (scratch) => {
    scratch.fillStyle = clear(p.glow, 0.3 + 0.12 * motion.swing(0.4));
    path(scratch);
    scratch.fill();
  });
  pen.fillStyle = linear(
    pen,
    [0, y],
    [0, h],
    [
      [0, mix(p.glow, p.light, 0.45)],
      [0.3, p.glow],
      [0.75, clear(p.warm, 0.75)],
      [1, clear(p.mid, 0.35)],
    ],
  );
  softEdge(scene, path);
  within(pen, path, () => {
    pen.fillStyle = linear(
      pen,
      [left, 0],
      [left + opening * 0.42, 0],
      [
        [0, clear(p.mid, 0.6)],
        [1, clear(p.mid, 0)],
      ],
    );
    pen.fillRect(left, 0, opening, floor);
  });
}
