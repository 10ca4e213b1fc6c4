import { clear, mix } from '../paint/colour.ts';
import { between, outline, within } from '../paint/path.ts';
import type { Path } from '../paint/path.ts';
import { facePath } from './front-head.ts';
import { drawRim, fillLit, fillRaised, fromLight, drawSoftlyInHeads } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

const frontWrap = between(
  [
    [-0.38, -0.1],
    [-0.5, -0.4],
    [-0.38, -0.78],
    [0, -0.95],
    [0.38, -0.8],
    [0.5, -0.42],
    [0.38, -0.1],
  ],
  [
    [0.38, -0.1],
    [0.2, -0.3],
    [0, -0.34],
    [-0.2, -0.3],
    [-0.38, -0.1],
  ],
);

const sideWrap = outline([
  [-0.3, -0.3],
  [-0.3, -0.6],
  [-0.05, -0.86],
  [0.34, -0.86],
  [0.6, -0.55],
  [0.56, -0.15],
  [0.3, 0.12],
  [0.08, 0.02],
  [-0.1, -0.16],
]);

function wrapFill(context: PersonContext): CanvasGradient {
  const { accent, palette: p } = context;
  return fromLight(context, 0.6, -0.9, 0, [
    [0, mix(accent.warm, accent.glow, 0.5)],
    [0.4, mix(accent.mid, accent.warm, 0.6)],
    [1, mix(accent.deep, p.night, 0.2)],
  ]);
}

/** Draws a head wrap in the colours of the companion palette. */
export function drawWrap(context: PersonContext): void {
  const { pen, palette: p, person } = context;
  const front = person.view === 'front';
  const path = front ? frontWrap : sideWrap;
  fillRaised(context, path, wrapFill(context));
  drawRim(context, path, 0.55, 0.07);
  within(pen, path, () => {
    drawSoftlyInHeads(context, 0.01, (scratch) => {
      scratch.strokeStyle = clear(p.night, 0.28);
      scratch.lineWidth = 0.03;
      for (let i = 0; i < 6; i++) {
        scratch.beginPath();
        if (front) {
          scratch.moveTo(-0.6 + i * 0.16, -0.95);
          scratch.quadraticCurveTo(0.1, -0.6 + i * 0.02, 0.5 - i * 0.03, -0.9 + i * 0.17);
        } else {
          scratch.moveTo(-0.36, -0.28 - i * 0.09);
          scratch.quadraticCurveTo(0.12 + i * 0.05, -0.42 - i * 0.1, 0.62, 0.06 - i * 0.15);
        }
        scratch.stroke();
      }
    });
  });
}

const frontCrown: Path = between(
  [
    [-0.4, -0.3],
    [-0.39, -0.62],
    [-0.26, -0.86],
    [0, -0.84],
    [0.26, -0.86],
    [0.39, -0.62],
    [0.4, -0.3],
  ],
  [
    [0.4, -0.3],
    [-0.4, -0.3],
  ],
);

const sideCrown = outline([
  [-0.3, -0.42],
  [-0.26, -0.74],
  [-0.02, -0.88],
  [0.12, -0.84],
  [0.34, -0.86],
  [0.44, -0.6],
  [0.46, -0.34],
  [0.1, -0.36],
]);

function brimPath(x: number, y: number, long: number, high: number, turn: number): Path {
  return (pen) => {
    pen.beginPath();
    pen.ellipse(x, y, long, high, turn, 0, Math.PI * 2);
  };
}

/** Draws a felt hat with a broad brim; seen from the front, it shades the eyes. */
export function drawHat(context: PersonContext): void {
  const { pen, palette: p, tones, person, lightX, head } = context;
  const front = person.view === 'front';
  const crown = front ? frontCrown : sideCrown;
  const brim = front ? brimPath(0, -0.3, 0.86, 0.17, -lightX * 0.06) : brimPath(0.05, -0.38, 0.74, 0.1, 0.1);
  if (front) {
    within(pen, facePath(context), () => {
      drawSoftlyInHeads(context, 0.03, (scratch) => {
        scratch.fillStyle = clear(p.night, 0.62);
        scratch.fillRect(-0.5, -0.6, 1, 0.58);
      });
    });
  }
  fillLit(
    context,
    crown,
    fromLight(context, 0.5, -0.8, -0.3, [
      [0, tones.clothLit],
      [0.4, mix(tones.cloth, p.mid, 0.3)],
      [1, tones.clothShade],
    ]),
    0.5,
  );
  within(pen, crown, () => {
    pen.fillStyle = clear(p.night, 0.55);
    pen.fillRect(-0.5, front ? -0.44 : -0.5, 1, 0.1);
  });
  pen.save();
  pen.shadowColor = clear(p.night, 0.6);
  pen.shadowBlur = head * 0.07;
  pen.shadowOffsetY = head * 0.03;
  pen.fillStyle = fromLight(context, 0.9, -0.4, -0.2, [
    [0, mix(tones.clothLit, p.glow, 0.3)],
    [0.35, mix(tones.cloth, p.mid, 0.25)],
    [1, tones.clothShade],
  ]);
  brim(pen);
  pen.fill();
  pen.restore();
  drawRim(context, brim, 0.6, 0.05);
}
