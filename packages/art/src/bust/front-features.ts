import { clear, mix } from '../paint/colour.ts';
import { traceThrough, within, type Point } from '../paint/path.ts';
import type { Context2D } from '../tools.ts';
import { facePath } from './front-head.ts';
import { drawSoftlyInHeads } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

/** Draws closed lids, brows and lips in faint colours, and a warm cheek. */
export function drawFrontFeatures(context: PersonContext): void {
  const { pen } = context;
  const face = facePath(context);
  within(pen, face, () => {
    drawEyes(context);
    if (context.person.age !== 'young') drawWrinkles(context);
    drawLips(context);
    drawSoftlyInHeads(context, 0.05, (scratch) => {
      scratch.fillStyle = clear(context.palette.warm, 0.35);
      scratch.beginPath();
      scratch.arc(context.lightX * 0.22, 0.13, 0.1, 0, Math.PI * 2);
      scratch.fill();
    });
  });
  drawFrontBeard(context);
}

function drawEyes({ pen, tones, person }: PersonContext): void {
  const broad = person.build === 'broad';
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.strokeStyle = clear(tones.ink, 0.62);
    pen.lineWidth = broad ? 0.012 : 0.014;
    pen.beginPath();
    pen.moveTo(side * 0.075, -0.018);
    pen.quadraticCurveTo(side * 0.15, 0.03, side * 0.235, -0.028);
    pen.stroke();
    pen.strokeStyle = clear(tones.ink, broad ? 0.46 : 0.32);
    pen.lineWidth = broad ? 0.034 : 0.02;
    pen.beginPath();
    pen.moveTo(side * 0.075, broad ? -0.108 : -0.125);
    pen.quadraticCurveTo(side * 0.16, broad ? -0.15 : -0.175, side * 0.265, -0.112);
    pen.stroke();
  }
}

/** Wrinkles: more of them for the oldest. */
function drawWrinkles({ pen, tones, person }: PersonContext): void {
  pen.strokeStyle = clear(tones.skinShade, person.age === 'silver' ? 0.5 : 0.32);
  pen.lineWidth = 0.011;
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.085, 0.145);
    pen.quadraticCurveTo(side * 0.135, 0.19, side * 0.14, 0.255);
    if (person.age === 'silver') {
      pen.moveTo(side * 0.262, -0.03);
      pen.lineTo(side * 0.3, -0.05);
      pen.moveTo(side * 0.262, -0.012);
      pen.lineTo(side * 0.302, -0.008);
      pen.moveTo(side * 0.09, 0.055);
      pen.quadraticCurveTo(side * 0.15, 0.085, side * 0.21, 0.05);
    }
  }
  pen.stroke();
}

function drawLips({ pen, tones, person }: PersonContext): void {
  const broad = person.build === 'broad';
  const half = broad ? 0.09 : 0.085;
  const top = broad ? 0.24 : 0.225;
  const bottom = broad ? 0.292 : 0.31;
  pen.fillStyle = clear(tones.lips, broad ? 0.7 : 0.6);
  pen.beginPath();
  pen.moveTo(-half, 0.26);
  pen.bezierCurveTo(-0.04, top, -0.02, top - 0.003, 0, top + 0.01);
  pen.bezierCurveTo(0.02, top - 0.003, 0.04, top, half, 0.26);
  pen.bezierCurveTo(0.04, bottom, -0.04, bottom, -half, 0.26);
  pen.fill();
}

const fullBeard: readonly Point[] = [
  [-0.4, -0.05],
  [-0.3, 0.08],
  [-0.2, 0.2],
  [-0.1, 0.195],
  [0, 0.2],
  [0.1, 0.195],
  [0.2, 0.2],
  [0.3, 0.08],
  [0.4, -0.05],
  [0.4, 0.6],
  [-0.4, 0.6],
];

const goatee: readonly Point[] = [
  [-0.13, 0.2],
  [-0.06, 0.185],
  [0, 0.195],
  [0.06, 0.185],
  [0.13, 0.2],
  [0.145, 0.3],
  [0.12, 0.42],
  [0.09, 0.6],
  [-0.09, 0.6],
  [-0.12, 0.42],
  [-0.145, 0.3],
];

const moustache: readonly Point[] = [
  [-0.15, 0.262],
  [-0.1, 0.205],
  [-0.03, 0.183],
  [0, 0.192],
  [0.03, 0.183],
  [0.1, 0.205],
  [0.15, 0.262],
  [0.08, 0.247],
  [0, 0.238],
  [-0.08, 0.247],
];

const beardOutlines = { stubble: fullBeard, full: fullBeard, goatee, moustache };

function drawFrontBeard(context: PersonContext): void {
  const { pen, tones, person } = context;
  if (person.beard === 'none') return;
  const points = beardOutlines[person.beard];
  const stubble = person.beard === 'stubble';
  within(pen, facePath(context), () => {
    drawSoftlyInHeads(context, stubble ? 0.03 : 0.012, (scratch) => {
      scratch.fillStyle = clear(tones.hair, stubble ? 0.38 : 0.93);
      scratch.beginPath();
      traceThrough(scratch, points, true);
      scratch.fill();
    });
    if (!stubble) drawMouthInBeard(pen, mix(tones.skin, '#8c3140', 0.45));
  });
}

function drawMouthInBeard(pen: Context2D, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(0, 0.27, 0.062, 0.019, 0, 0, Math.PI * 2);
  pen.fill();
}

/** Draws glasses with thin round rims, over the hair at the sides of the face. */
export function drawFrontGlasses({ pen, palette: p, tones }: PersonContext): void {
  pen.lineWidth = 0.016;
  pen.strokeStyle = clear(mix(tones.ink, p.glow, 0.12), 0.85);
  pen.fillStyle = clear(p.light, 0.1);
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(side * 0.158, -0.005, 0.118, 0.108, 0, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(-0.042, -0.025);
  pen.quadraticCurveTo(0, -0.055, 0.042, -0.025);
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.275, -0.025);
    pen.lineTo(side * 0.345, -0.045);
  }
  pen.stroke();
}
