import { between, blobs, mirrored, outline } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';
import type { Context2D } from '../tools.ts';
import { facePath } from './front-head.ts';
import type { Hair } from './person.ts';
import { drawPlait } from './plait.ts';
import { drawRim, drawStrands, drawStubble, fillLit, fillRaised, hairFill } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

function symmetric(half: readonly Point[]): Path {
  const right = half.filter(([x]) => x > 0);
  const onAxis = half.filter(([x]) => x === 0);
  const [top, bottom] = [onAxis[0], onAxis[1]];
  return outline([...(top ? [top] : []), ...right, ...(bottom ? [bottom] : []), ...mirrored(right)]);
}

const bobBack = symmetric([
  [0, -0.68],
  [0.38, -0.6],
  [0.56, -0.2],
  [0.58, 0.25],
  [0.5, 0.52],
  [0.3, 0.58],
  [0, 0.5],
]);

const longBack = symmetric([
  [0, -0.68],
  [0.38, -0.6],
  [0.55, -0.2],
  [0.58, 0.4],
  [0.62, 1],
  [0.5, 1.5],
  [0.2, 1.45],
  [0, 1.3],
]);

const wavesBack = symmetric([
  [0, -0.7],
  [0.42, -0.6],
  [0.58, -0.25],
  [0.54, 0.05],
  [0.68, 0.35],
  [0.58, 0.65],
  [0.7, 0.98],
  [0.44, 1.2],
  [0, 1],
]);

/** Hair under a hat: close to the head, visible below the ears. */
const underHat = symmetric([
  [0, -0.5],
  [0.36, -0.4],
  [0.45, 0],
  [0.46, 0.35],
  [0.4, 0.56],
  [0.24, 0.58],
  [0, 0.5],
]);

const bun = symmetric([
  [0, -1.02],
  [0.22, -0.95],
  [0.27, -0.76],
  [0.16, -0.6],
  [0, -0.56],
]);

function curlsBack(): Path {
  const circles: [number, number, number][] = [[0, -0.15, 0.55]];
  for (let i = 0; i < 17; i++) {
    const angle = Math.PI * (0.86 + (i * 1.28) / 16);
    const low = i < 2 || i > 14 ? 0.12 : 0;
    circles.push([Math.cos(angle) * 0.54, -0.12 + Math.sin(angle) * 0.56 + low, 0.2 + 0.05 * Math.sin(i * 2.3)]);
  }
  return blobs(circles);
}

/** Short curls, close to the head. */
function curlsShort(): Path {
  const circles: [number, number, number][] = [[0, -0.22, 0.42]];
  for (let i = 0; i < 13; i++) {
    const angle = Math.PI * (1.0 + i / 12);
    circles.push([Math.cos(angle) * 0.38, -0.2 + Math.sin(angle) * 0.36, 0.11 + 0.03 * Math.sin(i * 2.3)]);
  }
  return blobs(circles);
}

function backPath(hair: Hair, broad: boolean): Path | undefined {
  if (hair === 'bob') return bobBack;
  if (hair === 'long') return longBack;
  if (hair === 'waves') return wavesBack;
  if (hair === 'curls') return broad ? curlsShort() : curlsBack();
  if (hair === 'hat' && !broad) return underHat;
  return undefined;
}

/** Draws the hair behind the head; called before the neck is drawn. */
export function drawBackHair(context: PersonContext): void {
  const { hair, build } = context.person;
  const back = backPath(hair, build === 'broad');
  if (back) {
    fillLit(context, back, hairFill(context), hair === 'curls' ? 0.12 : 0.6);
    drawStrands(context, back, 26, (pen, share) => {
      const x = -0.6 + share * 1.2;
      pen.moveTo(x * 0.3, -0.68);
      pen.bezierCurveTo(x * 1.1, -0.4, x * 0.9, 0.4, x * 1.15, 1.5);
    });
  }
  if (hair === 'bun') {
    fillLit(context, bun, hairFill(context), 0.7);
    drawStrands(context, bun, 9, (pen, share) => pen.arc(0, -0.72, 0.04 + share * 0.3, Math.PI * 1.1, Math.PI * 1.9));
  }
}

/** Parted hair on both sides of the face; `part` is the horizontal position of the parting. */
function partedHair(part: number): Path {
  return between(
    [
      [-0.4, 0.28],
      [-0.475, 0],
      [-0.45, -0.35],
      [-0.28, -0.62],
      [0, -0.7],
      [0.28, -0.62],
      [0.45, -0.35],
      [0.475, 0],
      [0.4, 0.28],
    ],
    [
      [0.4, 0.28],
      [0.37, 0],
      [0.3, -0.22],
      [0.12, -0.4],
      [part, -0.5],
      [-0.14, -0.38],
      [-0.3, -0.2],
      [-0.365, 0.02],
      [-0.4, 0.28],
    ],
  );
}

/** Hair combed back or cut short; `height` raises the crown, `line` the hairline, `temple` ends the sides. */
function shortHair(height: number, line: number, temple: number): Path {
  return between(
    [
      [-0.37, temple],
      [-0.41, -0.25],
      [-0.3, -0.56 - height * 0.7],
      [0, -0.67 - height],
      [0.3, -0.56 - height * 0.7],
      [0.41, -0.25],
      [0.37, temple],
    ],
    [
      [0.37, temple],
      [0.335, -0.2],
      [0.2, -0.37 - line],
      [0, -0.39 - line],
      [-0.2, -0.37 - line],
      [-0.335, -0.2],
      [-0.37, temple],
    ],
  );
}

/** Short sides and a tall top brushed toward the light. */
function sweptHair(lightX: number): Path {
  const points: readonly Point[] = [
    [0.368, 0],
    [0.4, -0.25],
    [0.385, -0.48],
    [0.29, -0.68],
    [0.06, -0.765],
    [-0.2, -0.69],
    [-0.38, -0.5],
    [-0.4, -0.22],
    [-0.368, 0],
    [-0.34, -0.2],
    [-0.27, -0.36],
    [-0.02, -0.38],
    [0.2, -0.47],
    [0.32, -0.38],
    [0.342, -0.2],
  ];
  return outline(points.map(([x, y]): Point => [x * lightX, y]));
}

function curlsFront(): Path {
  const circles: [number, number, number][] = [];
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.06 + (i * 0.88) / 8);
    circles.push([Math.cos(angle) * 0.36, -0.14 + Math.sin(angle) * 0.34, 0.125 + 0.03 * Math.sin(i * 3.1)]);
  }
  return blobs(circles);
}

function frontPath({ person, lightX }: PersonContext): Path | undefined {
  const recedingHairline = person.build === 'broad' && person.age !== 'young' ? 0.05 : 0;
  switch (person.hair) {
    case 'bob':
    case 'long':
    case 'waves':
      return partedHair(lightX * 0.12);
    case 'braid':
      return shortHair(0.01, 0.04, 0.1);
    case 'bun':
    case 'crop':
      return shortHair(person.build === 'broad' ? 0.03 : 0, recedingHairline, 0.02);
    case 'sweep':
      return sweptHair(lightX);
    case 'shaved':
      return shortHair(-0.1, 0.03 + recedingHairline, -0.06);
    case 'curls':
      return curlsFront();
    default:
      return undefined;
  }
}

/** Draws the hair over the forehead and the sides of the face; called after the face is drawn. */
export function drawFrontHair(context: PersonContext): void {
  const front = frontPath(context);
  if (!front) return;
  const { person, lightX } = context;
  if (person.hair === 'shaved') {
    drawStubble(context, front, facePath(context));
    return;
  }
  fillRaised(context, front, hairFill(context));
  if (person.hair !== 'curls') drawRim(context, front, 0.55, 0.07);
  drawStrands(context, front, 18, strandsOf(person.hair, lightX));
  if (person.hair === 'braid') drawBraid(context);
}

function strandsOf(hair: Hair, lightX: number): (pen: Context2D, share: number) => void {
  if (hair === 'sweep') {
    return (pen, share) => {
      pen.moveTo(lightX * -0.45, -0.02 - share * 0.5);
      pen.bezierCurveTo(
        lightX * -0.3,
        -0.5 - share * 0.3,
        lightX * 0.1,
        -0.5 - share * 0.35,
        lightX * 0.42,
        -0.3 - share * 0.45,
      );
    };
  }
  return (pen, share) => {
    const x = -0.5 + share;
    pen.moveTo(lightX * 0.07, -0.68);
    pen.quadraticCurveTo(x * 0.9, -0.6, x * 1.05, 0.3);
  };
}

/** Draws a plait over the shoulder on the side of the light, with knots of decreasing size. */
function drawBraid(context: PersonContext): void {
  const { lightX } = context;
  drawPlait(
    context,
    (share) => ({
      x: lightX * (0.37 + 0.13 * Math.sin(share * 2.2)),
      y: 0.12 + share * 1.12,
      half: 0.115 - 0.05 * share,
    }),
    (path, { x, y, half }, tilt) =>
      drawStrands(context, path, 4, (pen, part) => {
        pen.moveTo(x - half + part * half * 2, y - 0.11 + tilt);
        pen.quadraticCurveTo(x, y, x + (part - 0.5) * half, y + 0.1);
      }),
  );
}
