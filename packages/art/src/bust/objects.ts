import { drawStrands } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { clear, mix } from '../paint/colour.ts';
import { circle, outline, polygon } from '../paint/path.ts';
import type { Point } from '../paint/path.ts';
import { drawHand } from './hand.ts';
import { drawLine, fillThing, materialsOf } from './materials.ts';

/** Both hands at the edges of something wide, in heads. */
function drawHolders(context: PersonContext, half: number, y: number): void {
  for (const side of [-1, 1] as const) {
    drawHand(context, { at: [side * half, y], arm: side * -0.45, kind: 'edge', thumb: side > 0 ? -1 : 1 });
  }
}

/** Balls in the air over an open hand. */
export function drawBalls(context: PersonContext): void {
  const { cloth, paper } = materialsOf(context);
  const { palette: p, lightX } = context;
  const colours = [cloth, paper, mix(p.warm, p.glow, 0.4), cloth];
  // The arc leaves the face out.
  const turns = [1.04, 1.24, 1.76, 1.96];
  for (const [at, colour] of colours.entries()) {
    const turn = Math.PI * (turns[at] ?? 1);
    const centre: Point = [Math.cos(turn) * 0.8, 1.02 + Math.sin(turn) * 0.86];
    fillThing(context, circle(centre, 0.1), colour, centre, 0.1);
  }
  for (const side of [-1, 1] as const) {
    drawHand(context, { at: [side * 0.72, 1.36], arm: side * -0.2, kind: 'open', thumb: side > 0 ? -1 : 1 });
  }
  const held: Point = [lightX * 0.72, 1.17];
  fillThing(context, circle(held, 0.1), mix(p.warm, p.glow, 0.4), held, 0.1);
}

/** An open book. */
export function drawBook(context: PersonContext): void {
  const { cloth, paper, ink } = materialsOf(context);
  const { pen, palette: p } = context;
  fillThing(
    context,
    polygon([
      [-0.56, 1.14],
      [0, 1.22],
      [0.56, 1.14],
      [0.6, 1.72],
      [0, 1.82],
      [-0.6, 1.72],
    ]),
    cloth,
    [0, 1.45],
    0.6,
  );
  for (const side of [-1, 1]) {
    const page = outline([
      [0, 1.19],
      [side * 0.26, 1.09],
      [side * 0.52, 1.12],
      [side * 0.55, 1.4],
      [side * 0.55, 1.66],
      [side * 0.3, 1.65],
      [0, 1.76],
    ]);
    fillThing(context, page, paper, [side * 0.3, 1.4], 0.4);
    for (let i = 0; i < 5; i++) {
      const y = 1.23 + i * 0.085;
      drawLine(
        context,
        [
          [side * 0.1, y + 0.02],
          [side * 0.44, y - 0.02],
        ],
        0.014,
        clear(ink, 0.35),
      );
    }
  }
  pen.strokeStyle = clear(p.night, 0.4);
  drawLine(
    context,
    [
      [0, 1.2],
      [0, 1.76],
    ],
    0.02,
    clear(p.night, 0.4),
  );
  drawHolders(context, 0.58, 1.52);
}

/** A folded map. */
export function drawMap(context: PersonContext): void {
  const { paper } = materialsOf(context);
  const { palette: p, accent } = context;
  const width = 0.3;
  for (let i = 0; i < 4; i++) {
    const x = -0.6 + i * width;
    const [near, far] = i % 2 ? [0.05, 0] : [0, 0.05];
    const panel = polygon([
      [x, 1.08 + near],
      [x + width, 1.08 + far],
      [x + width, 1.7 + far],
      [x, 1.7 + near],
    ]);
    fillThing(context, panel, i % 2 ? mix(paper, p.mid, 0.3) : paper, [x + 0.15, 1.4], 0.3);
  }
  drawLine(
    context,
    [
      [-0.5, 1.3],
      [-0.2, 1.42],
      [0.06, 1.25],
      [0.3, 1.5],
      [0.52, 1.4],
    ],
    0.03,
    mix(accent.mid, p.mid, 0.4),
  );
  drawLine(
    context,
    [
      [-0.46, 1.58],
      [-0.1, 1.54],
      [0.2, 1.62],
    ],
    0.018,
    clear(p.mid, 0.7),
  );
  const mark: Point = [0.3, 1.3];
  fillThing(context, circle(mark, 0.045), accent.warm, mark, 0.05);
  drawHolders(context, 0.6, 1.48);
}

/** A brush with paint, a hand around it. */
export function drawBrush(context: PersonContext): void {
  const { wood, metal } = materialsOf(context);
  const { palette: p, accent, lightX } = context;
  const [x, y] = [lightX * 0.5, 1.36];
  drawLine(
    context,
    [
      [x - lightX * 0.14, y + 0.3],
      [x + lightX * 0.16, y - 0.36],
    ],
    0.05,
    mix(wood, p.glow, 0.2),
  );
  drawLine(
    context,
    [
      [x + lightX * 0.16, y - 0.36],
      [x + lightX * 0.19, y - 0.43],
    ],
    0.07,
    metal,
  );
  const tuft = outline([
    [x + lightX * 0.15, y - 0.42],
    [x + lightX * 0.2, y - 0.58],
    [x + lightX * 0.33, y - 0.72],
    [x + lightX * 0.32, y - 0.54],
    [x + lightX * 0.25, y - 0.4],
  ]);
  fillThing(context, tuft, mix(accent.warm, accent.glow, 0.3), [x + lightX * 0.24, y - 0.55], 0.16);
  drawHand(context, { at: [x, y], arm: lightX * -0.35, kind: 'grip', thumb: lightX > 0 ? -1 : 1 });
}

/** An oar over the shoulder. */
export function drawOar(context: PersonContext): void {
  const { wood } = materialsOf(context);
  const { palette: p, accent, lightX } = context;
  const side = -lightX;
  const [foot, head]: readonly [Point, Point] = [
    [side * 0.2, 2],
    [side * 0.8, 0.02],
  ];
  drawLine(context, [foot, head], 0.075, clear(p.night, 0.3));
  drawLine(context, [foot, head], 0.062, mix(wood, p.glow, 0.2));
  const blade = outline([
    [side * 0.76, 0.06],
    [side * 0.7, -0.3],
    [side * 0.82, -0.62],
    [side * 0.98, -0.64],
    [side * 0.98, -0.3],
    [side * 0.86, 0.08],
  ]);
  fillThing(context, blade, mix(accent.mid, accent.warm, 0.4), [side * 0.85, -0.3], 0.4);
  drawHand(context, { at: [side * 0.45, 1.2], arm: side * -0.3, kind: 'grip', thumb: lightX });
}

/** A ball of yarn and two needles. */
export function drawYarn(context: PersonContext): void {
  const { cloth, metal } = materialsOf(context);
  const { palette: p } = context;
  const centre: Point = [0, 1.42];
  for (const side of [-1, 1] as const)
    drawLine(
      context,
      [
        [side * 0.36, 1.62],
        [side * -0.4, 0.94],
      ],
      0.036,
      mix(metal, p.light, 0.2),
    );
  fillThing(context, circle(centre, 0.27), cloth, centre, 0.28);
  drawStrands(context, circle(centre, 0.27), 12, (pen, share) => {
    pen.moveTo(-0.3 + share * 0.6, 1.12);
    pen.quadraticCurveTo(share * 0.4 - 0.05, 1.42, -0.3 + share * 0.5, 1.74);
  });
  for (const side of [-1, 1] as const) {
    drawHand(context, { at: [side * 0.34, 1.56], arm: side * -0.5, kind: 'grip', thumb: side > 0 ? -1 : 1 });
  }
}
