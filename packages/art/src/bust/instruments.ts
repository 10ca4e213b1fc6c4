import { drawMoved, drawStrands, fillRaised } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { clear, mix } from '../paint/colour.ts';
import { circle, outline, polygon } from '../paint/path.ts';
import type { Point } from '../paint/path.ts';
import type { Context2D } from '../tools.ts';
import { drawHand } from './hand.ts';
import { drawLine, fillThing, materialsOf } from './materials.ts';

/** A cello before the dark shoulder: belly below, neck and scroll beside the head, a hand on the strings. */
export function drawCello(context: PersonContext): void {
  const { lightX } = context;
  const side = -lightX;
  const lean = (pen: Context2D): void => {
    pen.translate(side * 0.5, 1.55);
    pen.rotate(side * 0.16);
  };
  drawMoved(context, lean, drawCelloAlone);
  drawHand(context, { at: [side * 0.36, 0.98], arm: side * -0.5, kind: 'grip', thumb: lightX });
}

function drawCelloAlone(context: PersonContext): void {
  const { wood, darkWood, metal, ink } = materialsOf(context);
  const belly = outline([
    [0, -0.62],
    [0.27, -0.56],
    [0.33, -0.3],
    [0.21, -0.06],
    [0.36, 0.24],
    [0.42, 0.6],
    [0, 0.95],
    [-0.42, 0.6],
    [-0.36, 0.24],
    [-0.21, -0.06],
    [-0.33, -0.3],
    [-0.27, -0.56],
  ]);
  fillThing(context, belly, wood, [0, -0.1], 0.5);
  const neck = polygon([
    [-0.045, 0.1],
    [-0.032, -1.36],
    [0.032, -1.36],
    [0.045, 0.1],
  ]);
  fillRaised(context, neck, darkWood, 0.03);
  fillThing(context, circle([0, -1.42], 0.075), wood, [0, -1.42], 0.08);
  for (const peg of [-1.28, -1.18])
    drawLine(
      context,
      [
        [-0.09, peg],
        [0.09, peg],
      ],
      0.03,
      darkWood,
    );
  for (const string of [-0.02, 0, 0.02])
    drawLine(
      context,
      [
        [string * 0.8, -1.3],
        [string * 1.6, 0.5],
      ],
      0.007,
      clear(metal, 0.8),
    );
  for (const each of [-1, 1]) {
    drawLine(
      context,
      [
        [each * 0.15, -0.12],
        [each * 0.12, 0],
        [each * 0.16, 0.12],
      ],
      0.02,
      ink,
    );
  }
}

/** An accordion before the chest: folds between two cases, a hand at each. */
export function drawAccordion(context: PersonContext): void {
  const { cloth, paper, ink, metal } = materialsOf(context);
  const { palette: p } = context;
  const bellows = polygon([
    [-0.4, 1.12],
    [0.4, 1.08],
    [0.4, 1.74],
    [-0.4, 1.78],
  ]);
  fillThing(context, bellows, mix(cloth, p.night, 0.25), [0, 1.4], 0.5);
  for (let i = 0; i < 9; i++) {
    const x = -0.36 + i * 0.09;
    drawLine(
      context,
      [
        [x, 1.11],
        [x, 1.76],
      ],
      0.026,
      i % 2 ? clear(p.night, 0.4) : clear(p.light, 0.22),
    );
  }
  for (const side of [-1, 1] as const) {
    const box = polygon([
      [side * 0.38, 1.04],
      [side * 0.7, 1.08],
      [side * 0.74, 1.74],
      [side * 0.38, 1.82],
    ]);
    fillThing(context, box, cloth, [side * 0.55, 1.4], 0.35);
    for (let i = 0; i < 6; i++) {
      const y = 1.16 + i * 0.1;
      if (side < 0)
        drawLine(
          context,
          [
            [-0.62, y],
            [-0.48, y],
          ],
          0.06,
          i % 3 === 1 ? ink : paper,
        );
      else drawDots(context, y, metal);
    }
    drawHand(context, { at: [side * 0.7, 1.42], arm: side * -0.7, kind: 'grip', thumb: side > 0 ? -1 : 1 });
  }
}

function drawDots(context: PersonContext, y: number, colour: string): void {
  const { pen } = context;
  pen.fillStyle = colour;
  for (const x of [0.47, 0.55]) {
    circle([x, y], 0.022)(pen);
    pen.fill();
  }
}

/** Two drumsticks that cross, a hand at each. */
export function drawSticks(context: PersonContext): void {
  const { wood } = materialsOf(context);
  const { palette: p } = context;
  for (const side of [-1, 1] as const) {
    const tip: Point = [side * -0.34, 0.84];
    drawLine(context, [[side * 0.5, 1.62], tip], 0.062, clear(p.night, 0.35));
    drawLine(context, [[side * 0.5, 1.6], tip], 0.05, mix(wood, p.light, 0.35));
    fillThing(context, circle(tip, 0.05), mix(wood, p.light, 0.45), tip, 0.05);
  }
  for (const side of [-1, 1] as const) {
    drawHand(context, { at: [side * 0.38, 1.46], arm: side * -0.35, kind: 'grip', thumb: side > 0 ? -1 : 1 });
  }
}

/** A microphone on a stand, a hand around it. */
export function drawMicrophone(context: PersonContext): void {
  const { metal, ink } = materialsOf(context);
  const { palette: p, lightX } = context;
  const x = lightX * 0.42;
  drawLine(
    context,
    [
      [x, 1.05],
      [x, 2.2],
    ],
    0.045,
    mix(metal, p.night, 0.5),
  );
  const grille = outline([
    [x - 0.12, 0.84],
    [x - 0.09, 0.68],
    [x, 0.63],
    [x + 0.09, 0.68],
    [x + 0.12, 0.84],
    [x + 0.1, 1],
    [x, 1.05],
    [x - 0.1, 1],
  ]);
  fillThing(context, grille, metal, [x, 0.84], 0.18);
  drawStrands(context, grille, 8, (pen, share) => {
    const y = 0.64 + share * 0.42;
    pen.moveTo(x - 0.14, y);
    pen.lineTo(x + 0.14, y);
  });
  drawLine(
    context,
    [
      [x - 0.1, 0.87],
      [x + 0.1, 0.87],
    ],
    0.03,
    ink,
  );
  drawHand(context, { at: [x, 1.24], arm: lightX * -0.3, kind: 'grip', thumb: lightX > 0 ? -1 : 1 });
}
