import { clear } from '../paint/colour.ts';
import { blobs, linear, outline, within } from '../paint/path.ts';
import type { Path } from '../paint/path.ts';
import { profilePath } from './side-head.ts';
import type { Hair } from './person.ts';
import { drawPlait } from './plait.ts';
import {
  drawRim,
  drawStrands,
  drawStubble,
  fillLit,
  fillRaised,
  hairFill,
  drawSoftlyInHeads,
} from './person-context.ts';
import type { PersonContext } from './person-context.ts';

const longBack = outline([
  [-0.05, -0.66],
  [0.3, -0.58],
  [0.52, -0.2],
  [0.5, 0.3],
  [0.6, 0.8],
  [0.62, 1.5],
  [0.3, 1.6],
  [0.02, 1.2],
  [0, 0.6],
  [-0.05, 0],
]);

const wavesBack = outline([
  [-0.05, -0.68],
  [0.34, -0.6],
  [0.56, -0.22],
  [0.48, 0.15],
  [0.66, 0.5],
  [0.54, 0.85],
  [0.62, 1.2],
  [0.26, 1.24],
  [0.02, 0.9],
  [0.08, 0.5],
  [-0.05, 0],
]);

const crop = outline([
  [-0.22, -0.45],
  [-0.17, -0.6],
  [0.08, -0.68],
  [0.36, -0.54],
  [0.47, -0.2],
  [0.4, 0.18],
  [0.26, 0.42],
  [0.2, 0.18],
  [0.05, 0.1],
  [-0.02, -0.12],
  [-0.16, -0.22],
  [-0.27, -0.3],
]);

/** Short at the neck and tall over the forehead. */
const sweep = outline([
  [-0.31, -0.4],
  [-0.34, -0.6],
  [-0.2, -0.76],
  [0.08, -0.74],
  [0.35, -0.56],
  [0.45, -0.2],
  [0.39, 0.16],
  [0.27, 0.36],
  [0.17, 0.16],
  [0.07, 0.0],
  [-0.03, 0.06],
  [-0.06, -0.14],
  [-0.2, -0.28],
]);

const shaved = outline([
  [-0.19, -0.42],
  [-0.1, -0.52],
  [0.1, -0.575],
  [0.31, -0.46],
  [0.41, -0.18],
  [0.38, 0.14],
  [0.28, 0.36],
  [0.17, 0.16],
  [0.07, 0.0],
  [-0.03, 0.06],
  [-0.05, -0.12],
  [-0.14, -0.26],
]);

/** Hair combed back over the ear, for a bun, long hair and waves. */
const combed = outline([
  [-0.24, -0.42],
  [-0.2, -0.58],
  [0.05, -0.69],
  [0.34, -0.57],
  [0.48, -0.2],
  [0.42, 0.2],
  [0.28, 0.46],
  [0.14, 0.34],
  [0.04, 0.14],
  [-0.06, -0.1],
  [-0.2, -0.25],
]);

const underHat = outline([
  [-0.16, -0.4],
  [0.1, -0.55],
  [0.4, -0.45],
  [0.48, -0.1],
  [0.42, 0.25],
  [0.3, 0.5],
  [0.14, 0.42],
  [0.06, 0.12],
  [-0.06, -0.1],
  [-0.16, -0.2],
]);

const bobSide = outline([
  [-0.1, -0.6],
  [0.3, -0.6],
  [0.52, -0.2],
  [0.54, 0.3],
  [0.36, 0.6],
  [0.02, 0.52],
  [-0.06, 0.2],
  [0, -0.05],
  [-0.14, -0.25],
  [-0.24, -0.4],
]);

const bun = outline([
  [0.44, -0.62],
  [0.66, -0.6],
  [0.76, -0.42],
  [0.68, -0.22],
  [0.48, -0.18],
  [0.36, -0.34],
]);

const curls = blobs([
  [-0.2, -0.5, 0.17],
  [0, -0.62, 0.22],
  [0.24, -0.58, 0.24],
  [0.44, -0.38, 0.24],
  [0.52, -0.1, 0.23],
  [0.46, 0.2, 0.22],
  [0.28, 0.38, 0.17],
  [0.2, 0.1, 0.3],
  [0.08, -0.25, 0.3],
  [-0.1, -0.35, 0.18],
  [0.34, -0.2, 0.3],
  [0, -0.05, 0.13],
]);

const curlsShort = blobs([
  [-0.2, -0.47, 0.13],
  [-0.06, -0.57, 0.14],
  [0.1, -0.58, 0.16],
  [0.26, -0.5, 0.16],
  [0.37, -0.34, 0.15],
  [0.42, -0.14, 0.13],
  [0.4, 0.05, 0.11],
  [0.34, 0.2, 0.09],
  [0.16, -0.25, 0.3],
  [0.22, -0.02, 0.19],
  [-0.05, -0.36, 0.15],
]);

function capPath(hair: Hair, broad: boolean): Path {
  if (hair === 'curls') return broad ? curlsShort : curls;
  if (hair === 'hat' || hair === 'wrap') return broad ? shaved : underHat;
  return { crop, sweep, shaved }[hair as 'crop'] ?? combed;
}

/** Draws the hair behind the neck; called before the head is drawn. */
export function drawSideBackHair(context: PersonContext): void {
  const { hair } = context.person;
  if (hair !== 'long' && hair !== 'waves') return;
  const back = hair === 'long' ? longBack : wavesBack;
  fillLit(context, back, hairFill(context), 0.5);
  drawStrands(context, back, 20, (pen, share) => {
    pen.moveTo(-0.05, -0.6);
    pen.bezierCurveTo(0.2 + share * 0.4, -0.4, share * 0.7, 0.4, 0.05 + share * 0.6, 1.6);
  });
}

/** Draws the hair on the head; called after head and collar are drawn. */
export function drawSideHair(context: PersonContext): void {
  const { hair, build } = context.person;
  if (hair === 'bun') drawSideBun(context);
  const cap = capPath(hair, build === 'broad');
  if (hair === 'shaved') {
    drawStubble(context, cap, profilePath(context));
    return;
  }
  fillRaised(context, cap, hairFill(context));
  if (hair === 'curls') {
    shadeCurls(context, cap);
    return;
  }
  drawRim(context, cap, 0.55, 0.08);
  drawStrands(context, cap, 16, (pen, share) => {
    pen.moveTo(-0.24, -0.4 + share * 0.1);
    pen.bezierCurveTo(
      -0.1 + share * 0.1,
      -0.75 + share * 0.55,
      0.45 - share * 0.1,
      -0.75 + share * 0.6,
      0.5 - share * 0.2,
      -0.1 + share * 0.5,
    );
  });
  if (hair === 'bob') drawSideBob(context);
  if (hair === 'braid') drawSideBraid(context);
}

function drawSideBun(context: PersonContext): void {
  fillLit(context, bun, hairFill(context), 0.25);
  drawStrands(context, bun, 7, (pen, share) => pen.arc(0.56, -0.4, 0.04 + share * 0.2, 0.5, 5));
}

function drawSideBob(context: PersonContext): void {
  fillLit(context, bobSide, hairFill(context), 0.5);
  drawStrands(context, bobSide, 18, (pen, share) => {
    pen.moveTo(-0.1, -0.6);
    pen.bezierCurveTo(0.1 + share * 0.4, -0.5, share * 0.56, 0.1, -0.05 + share * 0.55, 0.6);
  });
}

/** Draws a plait down the back, with knots of decreasing size. */
function drawSideBraid(context: PersonContext): void {
  drawPlait(context, (share) => ({
    x: 0.33 + 0.12 * Math.sin(share * 2.6),
    y: 0.36 + share * 1.1,
    half: 0.13 - 0.055 * share,
  }));
}

/** Shades curls with a gradient, as they have no strands. */
function shadeCurls(context: PersonContext, cap: Path): void {
  const { pen, palette: p, lightX } = context;
  within(pen, cap, () => {
    drawSoftlyInHeads(context, 0.05, (scratch) => {
      scratch.fillStyle = linear(
        scratch,
        [lightX * 0.5, -0.5],
        [-lightX * 0.2, 0.2],
        [
          [0, clear(p.glow, 0.5)],
          [0.5, clear(p.glow, 0)],
          [1, clear(p.night, 0.3)],
        ],
      );
      scratch.fillRect(-1, -1, 2, 2);
    });
  });
}
