import { clear, mix } from '../paint/colour.ts';
import { linear, outline, traceThrough, within } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';
import { drawRim, fillLit, drawSoftlyInHeads } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

/** The outline in this order: forehead, nose, lips, chin, throat, nape, crown. */
const softProfile: readonly Point[] = [
  [-0.2, -0.46],
  [-0.33, -0.32],
  [-0.375, -0.17],
  [-0.365, -0.09],
  [-0.4, 0],
  [-0.485, 0.105],
  [-0.475, 0.135],
  [-0.405, 0.155],
  [-0.41, 0.19],
  [-0.432, 0.222],
  [-0.4, 0.25],
  [-0.425, 0.285],
  [-0.4, 0.315],
  [-0.385, 0.34],
  [-0.4, 0.4],
  [-0.37, 0.46],
  [-0.3, 0.485],
  [-0.19, 0.462],
  [-0.13, 0.51],
  [-0.125, 0.64],
  [-0.19, 0.82],
  [0, 1.1],
  [0.32, 0.9],
  [0.24, 0.5],
  [0.36, 0.1],
  [0.34, -0.3],
  [0.1, -0.52],
];

const broadProfile: readonly Point[] = [
  [-0.2, -0.47],
  [-0.33, -0.33],
  [-0.385, -0.17],
  [-0.375, -0.095],
  [-0.415, 0],
  [-0.502, 0.105],
  [-0.49, 0.142],
  [-0.415, 0.162],
  [-0.413, 0.195],
  [-0.428, 0.226],
  [-0.4, 0.252],
  [-0.418, 0.285],
  [-0.4, 0.318],
  [-0.392, 0.345],
  [-0.416, 0.405],
  [-0.398, 0.472],
  [-0.32, 0.505],
  [-0.21, 0.49],
  [-0.17, 0.54],
  [-0.17, 0.66],
  [-0.25, 0.84],
  [0, 1.1],
  [0.38, 0.92],
  [0.31, 0.5],
  [0.38, 0.1],
  [0.35, -0.3],
  [0.1, -0.53],
];

/** Head and neck in profile as one outline. */
export function profilePath({ person }: PersonContext): Path {
  return outline(person.build === 'broad' ? broadProfile : softProfile);
}

/** Draws head and neck in profile, with the shadow of the jaw on the neck. */
export function drawProfile(context: PersonContext): void {
  const { pen, tones, palette: p, lightX } = context;
  const head = profilePath(context);
  fillLit(
    context,
    head,
    linear(
      pen,
      [lightX * 0.5, -0.1],
      [-lightX * 0.4, 0.4],
      [
        [0, tones.skinLit],
        [0.45, tones.skin],
        [1, mix(tones.skin, tones.skinShade, 0.75)],
      ],
    ),
    0,
  );
  within(pen, head, () => {
    drawSoftlyInHeads(context, 0.035, (scratch) => {
      scratch.fillStyle = clear(mix(p.night, p.deep, 0.4), 0.55);
      scratch.beginPath();
      scratch.moveTo(-0.36, 0.5);
      scratch.quadraticCurveTo(-0.1, 0.42, 0.1, 0.12);
      scratch.lineTo(0.5, 0.3);
      scratch.lineTo(0.4, 0.95);
      scratch.lineTo(-0.08, 0.72);
      scratch.closePath();
      scratch.fill();
    });
    drawFeatures(context);
  });
  drawSideBeard(context, head);
  drawRim(context, head, lightX < 0 ? 0.85 : 0.4, 0.07);
}

function drawFeatures({ pen, tones, person }: PersonContext): void {
  const broad = person.build === 'broad';
  pen.lineCap = 'round';
  pen.strokeStyle = clear(tones.ink, 0.6);
  pen.lineWidth = 0.014;
  pen.beginPath();
  pen.moveTo(-0.325, -0.01);
  pen.quadraticCurveTo(-0.27, 0.035, -0.2, 0);
  pen.stroke();
  pen.strokeStyle = clear(tones.ink, broad ? 0.46 : 0.32);
  pen.lineWidth = broad ? 0.034 : 0.02;
  pen.beginPath();
  pen.moveTo(-0.345, broad ? -0.1 : -0.115);
  pen.quadraticCurveTo(-0.27, broad ? -0.145 : -0.17, -0.17, broad ? -0.105 : -0.12);
  pen.stroke();
  if (person.age !== 'young') {
    pen.strokeStyle = clear(tones.skinShade, person.age === 'silver' ? 0.55 : 0.36);
    pen.lineWidth = 0.011;
    pen.beginPath();
    pen.moveTo(-0.375, 0.15);
    pen.quadraticCurveTo(-0.315, 0.19, -0.3, 0.26);
    if (person.age === 'silver') {
      pen.moveTo(-0.175, -0.01);
      pen.lineTo(-0.135, -0.03);
      pen.moveTo(-0.175, 0.008);
      pen.lineTo(-0.133, 0.012);
    }
    pen.stroke();
  }
  pen.fillStyle = clear(tones.lips, 0.55);
  pen.beginPath();
  pen.moveTo(-0.44, 0.21);
  pen.quadraticCurveTo(-0.36, 0.22, -0.325, 0.262);
  pen.quadraticCurveTo(-0.37, 0.3, -0.44, broad ? 0.28 : 0.29);
  pen.fill();
}

const fullBeard: readonly Point[] = [
  [-0.5, 0.18],
  [-0.4, 0.2],
  [-0.3, 0.18],
  [-0.2, 0.17],
  [-0.08, 0.05],
  [-0.02, -0.05],
  [0.05, 0],
  [0.02, 0.3],
  [-0.12, 0.47],
  [-0.3, 0.56],
  [-0.5, 0.52],
];

const goatee: readonly Point[] = [
  [-0.5, 0.18],
  [-0.38, 0.185],
  [-0.315, 0.21],
  [-0.285, 0.3],
  [-0.26, 0.4],
  [-0.26, 0.52],
  [-0.5, 0.56],
];

const moustache: readonly Point[] = [
  [-0.46, 0.175],
  [-0.38, 0.18],
  [-0.3, 0.235],
  [-0.285, 0.27],
  [-0.36, 0.24],
  [-0.46, 0.235],
];

const beardOutlines = { stubble: fullBeard, full: fullBeard, goatee, moustache };

function drawSideBeard(context: PersonContext, head: Path): void {
  const { pen, tones, person } = context;
  if (person.beard === 'none') return;
  const points = beardOutlines[person.beard];
  const stubble = person.beard === 'stubble';
  within(pen, head, () => {
    drawSoftlyInHeads(context, stubble ? 0.03 : 0.012, (scratch) => {
      scratch.fillStyle = clear(tones.hair, stubble ? 0.4 : 0.93);
      scratch.beginPath();
      traceThrough(scratch, points, true);
      scratch.fill();
    });
    if (stubble) return;
    pen.strokeStyle = mix(tones.skin, '#8c3140', 0.45);
    pen.lineWidth = 0.022;
    pen.beginPath();
    pen.moveTo(-0.44, 0.255);
    pen.lineTo(-0.36, 0.262);
    pen.stroke();
  });
}

/** Draws the ear, for hair that does not cover it. */
export function drawSideEar({ pen, tones }: PersonContext): void {
  pen.fillStyle = mix(tones.skin, tones.skinShade, 0.25);
  pen.beginPath();
  pen.ellipse(0.045, 0.05, 0.058, 0.1, 0.15, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = clear(tones.skinShade, 0.7);
  pen.lineWidth = 0.014;
  pen.beginPath();
  pen.arc(0.05, 0.03, 0.033, Math.PI * 0.9, Math.PI * 2.2);
  pen.stroke();
}

/** Draws a pearl earring. */
export function drawEarring({ pen, palette: p }: PersonContext): void {
  pen.fillStyle = clear(p.glow, 0.9);
  pen.beginPath();
  pen.arc(0.015, 0.2, 0.028, 0, Math.PI * 2);
  pen.fill();
}

/** Draws glasses: one round rim and the temple to the ear. */
export function drawSideGlasses({ pen, palette: p, tones }: PersonContext): void {
  pen.lineWidth = 0.017;
  pen.strokeStyle = clear(mix(tones.ink, p.glow, 0.12), 0.85);
  pen.fillStyle = clear(p.light, 0.1);
  pen.beginPath();
  pen.ellipse(-0.295, -0.002, 0.082, 0.102, 0, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-0.374, -0.03);
  pen.lineTo(-0.4, -0.022);
  pen.moveTo(-0.215, -0.03);
  pen.lineTo(0.02, -0.045);
  pen.stroke();
}
