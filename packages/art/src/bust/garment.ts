import { clear, mix } from '../paint/colour.ts';
import { outline, within } from '../paint/path.ts';
import type { Path } from '../paint/path.ts';
import { drawRim, fillLit, fillRaised, fromLight, drawSoftlyInHeads } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

/** Half the width of the neck seen from the front, in heads. */
export function neckHalf({ person }: PersonContext): number {
  return person.build === 'broad' ? 0.215 : 0.17;
}

function clothFill(context: PersonContext): CanvasGradient {
  const { tones } = context;
  return fromLight(context, 1.1, 0.7, 1.9, [
    [0, tones.clothLit],
    [0.3, tones.cloth],
    [1, tones.clothShade],
  ]);
}

/** Draws folds below the collar; `start` is the position of the first one and `step` their distance, in heads. */
function drawFolds(context: PersonContext, path: Path, start: number, step: number): void {
  const { pen, palette: p, random } = context;
  within(pen, path, () => {
    drawSoftlyInHeads(context, 0.02, (scratch) => {
      scratch.strokeStyle = clear(p.night, 0.2);
      for (let i = 0; i < 5; i++) {
        const x = start + i * step;
        scratch.lineWidth = 0.02 + random() * 0.05;
        scratch.beginPath();
        scratch.moveTo(x * 0.5, 0.85);
        scratch.quadraticCurveTo(x * 1.1 + 0.1, 1.4, x * 1.3, 2.6);
        scratch.stroke();
      }
    });
  });
}

/** Draws shoulders and collar, seen from the front. */
export function drawFrontGarment(context: PersonContext): void {
  const { person } = context;
  const wide = person.build === 'broad' ? 1.1 : 1;
  // The collar must overlap the neck; otherwise the background is visible between them.
  const collar = neckHalf(context) + 0.004;
  const dip = person.collar === 'scoop' ? 0.92 : 0.77;
  const path: Path = (pen) => {
    pen.beginPath();
    pen.moveTo(-collar, 0.64);
    pen.bezierCurveTo(-collar - 0.1, 0.84, -0.72 * wide, 0.86, -0.98 * wide, 1.06);
    pen.bezierCurveTo(-1.2 * wide, 1.24, -1.26 * wide, 1.7, -1.32 * wide, 2.6);
    pen.lineTo(1.32 * wide, 2.6);
    pen.bezierCurveTo(1.26 * wide, 1.7, 1.2 * wide, 1.24, 0.98 * wide, 1.06);
    pen.bezierCurveTo(0.72 * wide, 0.86, collar + 0.1, 0.84, collar, 0.64);
    pen.bezierCurveTo(0.12, dip, -0.12, dip, -collar, 0.64);
    pen.closePath();
  };
  fillLit(context, path, clothFill(context), 0.55);
  drawFolds(context, path, -0.8, 0.4);
  if (person.collar === 'roll') drawRollCollar(context, collar);
  if (person.collar === 'shirt') drawShirtCollar(context, collar);
}

function drawRollCollar(context: PersonContext, collar: number): void {
  const roll = outline([
    [-collar - 0.015, 0.55],
    [-collar - 0.03, 0.66],
    [-collar - 0.06, 0.78],
    [0, 0.87],
    [collar + 0.06, 0.78],
    [collar + 0.03, 0.66],
    [collar + 0.015, 0.55],
    [0, 0.62],
  ]);
  fillRaised(context, roll, clothFill(context));
  drawRim(context, roll, 0.4, 0.05);
}

function drawShirtCollar(context: PersonContext, collar: number): void {
  const { pen, tones, palette: p } = context;
  pen.strokeStyle = clear(p.night, 0.35);
  pen.lineWidth = 0.018;
  pen.beginPath();
  pen.moveTo(0, 0.82);
  pen.lineTo(0.01, 2.6);
  pen.stroke();
  for (const side of [-1, 1]) {
    const flap: Path = (to) => {
      to.beginPath();
      to.moveTo(side * (collar + 0.012), 0.57);
      to.quadraticCurveTo(side * 0.12, 0.76, side * 0.005, 0.8);
      to.lineTo(side * 0.2, 1.02);
      to.quadraticCurveTo(side * 0.3, 0.86, side * (collar + 0.09), 0.72);
      to.quadraticCurveTo(side * (collar + 0.03), 0.66, side * (collar + 0.012), 0.57);
      to.closePath();
    };
    fillRaised(
      context,
      flap,
      side === context.lightX ? mix(tones.cloth, tones.clothLit, 0.6) : mix(tones.cloth, tones.clothShade, 0.35),
    );
  }
}

/** Draws shoulders and collar in profile. */
export function drawSideGarment(context: PersonContext): void {
  const broad = context.person.build === 'broad';
  const front = broad ? -0.205 : -0.16;
  const nape = broad ? 0.345 : 0.275;
  const path: Path = (pen) => {
    pen.beginPath();
    pen.moveTo(front, 0.69);
    pen.bezierCurveTo(front - 0.07, 0.95, -0.62, 1.02, -0.8, 1.3);
    pen.bezierCurveTo(-0.95, 1.6, -0.98, 2, -1, 2.6);
    pen.lineTo(1.25, 2.6);
    pen.bezierCurveTo(1.2, 1.7, 1.12, 1.28, 0.86, 1.1);
    pen.bezierCurveTo(0.6, 0.93, nape + 0.07, 0.84, nape, 0.6);
    pen.bezierCurveTo(nape - 0.09, 0.82, -0.04, 0.86, front, 0.69);
    pen.closePath();
  };
  fillLit(context, path, clothFill(context), 0.55);
  drawFolds(context, path, -0.6, 0.38);
  if (context.person.collar === 'roll' || context.person.collar === 'shirt') drawSideCollar(context, front, nape);
}

function drawSideCollar(context: PersonContext, front: number, nape: number): void {
  const roll = outline([
    [front + 0.015, 0.58],
    [front - 0.015, 0.69],
    [front - 0.06, 0.82],
    [0.02, 0.95],
    [nape + 0.08, 0.84],
    [nape + 0.025, 0.66],
    [nape, 0.53],
    [0.07, 0.6],
  ]);
  fillRaised(context, roll, clothFill(context));
  drawRim(context, roll, 0.4, 0.05);
}
