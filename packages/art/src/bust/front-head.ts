import { clear, mix } from '../paint/colour.ts';
import { linear, mirrored, outline, traceThrough, within } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';
import { neckHalf } from './garment.ts';
import { fillLit, fromLight, drawSoftlyInHeads } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

const softCheek: readonly Point[] = [
  [0, -0.52],
  [0.22, -0.47],
  [0.345, -0.25],
  [0.355, 0],
  [0.315, 0.2],
  [0.21, 0.39],
  [0.085, 0.49],
];

const broadCheek: readonly Point[] = [
  [0, -0.52],
  [0.23, -0.47],
  [0.352, -0.25],
  [0.362, 0],
  [0.342, 0.2],
  [0.262, 0.385],
  [0.125, 0.505],
];

/** The outline of the face, from the crown over temple and jaw to the chin; turned aside, the chin leads and the far cheek is flatter. */
export function facePath({ person, turn }: PersonContext): Path {
  const cheek = person.build === 'broad' ? broadCheek : softCheek;
  const face = [...cheek, ...mirrored(cheek).slice(0, -1)];
  if (turn === 0) return outline(face);
  const low = (y: number) => Math.max(0, Math.min(1, (y + 0.1) / 0.6));
  return outline(face.map(([x, y]): Point => [x * (x * turn > 0 ? 0.95 : 1) + turn * 0.055 * low(y), y]));
}

/** Draws the neck, with the shadow of the chin on it. */
export function drawNeck(context: PersonContext): void {
  const { pen, tones, palette: p, lightX } = context;
  const half = neckHalf(context);
  const neck = outline([
    [-half, 0.25],
    [-half + 0.002, 0.6],
    [-half - 0.13, 0.86],
    [0, 1.1],
    [half + 0.13, 0.86],
    [half - 0.002, 0.6],
    [half, 0.25],
  ]);
  fillLit(
    context,
    neck,
    linear(
      pen,
      [lightX * 0.25, 0.4],
      [-lightX * 0.25, 0.8],
      [
        [0, tones.skin],
        [1, tones.skinShade],
      ],
    ),
    0,
  );
  within(pen, neck, () => {
    drawSoftlyInHeads(context, 0.03, (scratch) => {
      scratch.fillStyle = clear(p.night, 0.5);
      scratch.beginPath();
      scratch.ellipse(-lightX * 0.04, 0.43, half + 0.13, 0.2, 0, 0, Math.PI * 2);
      scratch.fill();
    });
  });
}

/** Draws the ears, for hair that does not cover them. */
export function drawEars(context: PersonContext): void {
  const { pen, tones, lightX } = context;
  for (const side of [-1, 1]) {
    pen.fillStyle = side === lightX ? tones.skin : mix(tones.skin, tones.skinShade, 0.6);
    pen.beginPath();
    pen.ellipse(side * 0.362, 0.035, 0.05, 0.1, side * -0.12, 0, Math.PI * 2);
    pen.fill();
  }
}

/** The boundary of the shade along the face: brow, bridge and tip of the nose, lips, chin. */
const shadeEdge: readonly Point[] = [
  [0.08, -0.6],
  [0.07, -0.3],
  [0.03, -0.13],
  [0.055, -0.05],
  [-0.045, 0.115],
  [0.02, 0.15],
  [0, 0.2],
  [-0.015, 0.235],
  [0.03, 0.262],
  [-0.01, 0.3],
  [0.04, 0.345],
  [0.01, 0.42],
  [0.1, 0.6],
];

/** Draws the face, with one half in shade. */
export function drawFace(context: PersonContext): void {
  const { pen, tones, lightX, head, turn } = context;
  const face = facePath(context);
  fillLit(
    context,
    face,
    fromLight(context, 0.38, -0.2, 0.25, [
      [0, tones.skinLit],
      [0.55, tones.skin],
      [1, mix(tones.skin, tones.skinShade, 0.5)],
    ]),
    0,
  );
  const dark = -lightX;
  within(pen, face, () => {
    pen.filter = `blur(${head * 0.006}px)`;
    pen.fillStyle = linear(
      pen,
      [0, -0.5],
      [0, 0.5],
      [
        [0, clear(tones.skinShade, 0.55)],
        [0.5, clear(tones.skinShade, 0.9)],
        [1, clear(tones.skinShade, 0.8)],
      ],
    );
    pen.beginPath();
    traceThrough(
      pen,
      shadeEdge.map(([x, y]): Point => [x * dark + turn * 0.085, y]),
      false,
    );
    pen.lineTo(dark * 0.8, 0.6);
    pen.lineTo(dark * 0.8, -0.6);
    pen.closePath();
    pen.fill();
  });
}
