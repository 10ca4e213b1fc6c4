import { drawSoftlyInHeads, fillRaised } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { clear, mix } from '../paint/colour.ts';
import { circle, outline, polygon } from '../paint/path.ts';
import { drawHand } from './hand.ts';
import { drawLine, fillThing, materialsOf } from './materials.ts';

/** A pocket watch in an open hand. */
export function drawClock(context: PersonContext): void {
  const { metal, paper, ink } = materialsOf(context);
  const { lightX } = context;
  const [x, y] = [lightX * 0.4, 1.3];
  drawHand(context, {
    at: [x + lightX * 0.08, y + 0.2],
    arm: lightX * -0.25,
    kind: 'open',
    thumb: lightX > 0 ? -1 : 1,
  });
  drawLine(
    context,
    [
      [x, y - 0.24],
      [x + lightX * 0.02, y - 0.38],
    ],
    0.03,
    metal,
  );
  fillThing(context, circle([x, y], 0.24), metal, [x, y], 0.25);
  fillThing(context, circle([x, y], 0.19), paper, [x, y], 0.3);
  for (let i = 0; i < 12; i++) {
    const turn = (i * Math.PI) / 6;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    drawLine(
      context,
      [
        [x + dx * 0.15, y + dy * 0.15],
        [x + dx * 0.165, y + dy * 0.165],
      ],
      0.014,
      clear(ink, 0.7),
    );
  }
  drawLine(
    context,
    [
      [x, y],
      [x - 0.06, y - 0.08],
    ],
    0.022,
    ink,
  );
  drawLine(
    context,
    [
      [x, y],
      [x + 0.05, y - 0.13],
    ],
    0.016,
    ink,
  );
}

/** A cup that steams. */
export function drawCup(context: PersonContext): void {
  const { cloth, ink } = materialsOf(context);
  const { pen, palette: p, lightX } = context;
  const x = lightX * 0.34;
  drawSoftlyInHeads(context, 0.03, (scratch) => {
    scratch.lineWidth = 0.04;
    scratch.lineCap = 'round';
    scratch.strokeStyle = clear(p.light, 0.45);
    for (const at of [-0.07, 0.06]) {
      scratch.beginPath();
      scratch.moveTo(x + at, 1.04);
      scratch.bezierCurveTo(x + at - 0.1, 0.94, x + at + 0.1, 0.86, x + at, 0.74);
      scratch.stroke();
    }
  });
  const cup = outline([
    [x - 0.19, 1.12],
    [x - 0.18, 1.3],
    [x - 0.12, 1.44],
    [x, 1.48],
    [x + 0.12, 1.44],
    [x + 0.18, 1.3],
    [x + 0.19, 1.12],
    [x, 1.1],
  ]);
  fillThing(context, cup, cloth, [x, 1.3], 0.25);
  pen.fillStyle = mix(ink, p.warm, 0.3);
  pen.beginPath();
  pen.ellipse(x, 1.125, 0.17, 0.035, 0, 0, Math.PI * 2);
  pen.fill();
  for (const side of [-1, 1] as const) {
    drawHand(context, { at: [x + side * 0.17, 1.34], arm: side * -0.5, kind: 'grip', thumb: side > 0 ? -1 : 1 });
  }
}

/** A jar of honey or spices. */
export function drawJar(context: PersonContext): void {
  const { metal, paper, ink } = materialsOf(context);
  const { palette: p, lightX } = context;
  const x = lightX * 0.36;
  const glass = outline([
    [x - 0.16, 1.08],
    [x - 0.23, 1.2],
    [x - 0.23, 1.5],
    [x - 0.19, 1.6],
    [x + 0.19, 1.6],
    [x + 0.23, 1.5],
    [x + 0.23, 1.2],
    [x + 0.16, 1.08],
  ]);
  fillThing(context, glass, mix(p.warm, '#e2a13c', 0.5), [x, 1.34], 0.3);
  fillThing(
    context,
    polygon([
      [x - 0.2, 0.96],
      [x + 0.2, 0.96],
      [x + 0.2, 1.08],
      [x - 0.2, 1.08],
    ]),
    metal,
    [x, 1],
    0.2,
  );
  fillRaised(
    context,
    polygon([
      [x - 0.16, 1.24],
      [x + 0.16, 1.24],
      [x + 0.16, 1.42],
      [x - 0.16, 1.42],
    ]),
    paper,
    0.02,
  );
  for (const y of [1.3, 1.36])
    drawLine(
      context,
      [
        [x - 0.1, y],
        [x + 0.1, y],
      ],
      0.014,
      clear(ink, 0.45),
    );
  drawHand(context, { at: [x + lightX * 0.23, 1.38], arm: lightX * -0.5, kind: 'grip', thumb: lightX > 0 ? -1 : 1 });
}

/** A lantern that shines, held up. */
export function drawLantern(context: PersonContext): void {
  const { metal, ink } = materialsOf(context);
  const { palette: p, lightX } = context;
  const [x, y] = [-lightX * 0.6, 1.28];
  drawSoftlyInHeads(context, 0.12, (scratch) => {
    scratch.fillStyle = clear(p.glow, 0.5);
    circle([x, y], 0.36)(scratch);
    scratch.fill();
  });
  const cage = polygon([
    [x - 0.15, y - 0.22],
    [x + 0.15, y - 0.22],
    [x + 0.19, y + 0.22],
    [x - 0.19, y + 0.22],
  ]);
  fillThing(context, cage, mix(p.glow, p.light, 0.6), [x, y], 0.6);
  for (const at of [-0.06, 0.06])
    drawLine(
      context,
      [
        [x + at, y - 0.22],
        [x + at * 1.25, y + 0.22],
      ],
      0.018,
      ink,
    );
  fillThing(
    context,
    polygon([
      [x - 0.22, y + 0.2],
      [x + 0.22, y + 0.2],
      [x + 0.22, y + 0.28],
      [x - 0.22, y + 0.28],
    ]),
    mix(metal, p.night, 0.5),
    [x, y + 0.24],
    0.2,
  );
  fillThing(
    context,
    polygon([
      [x - 0.19, y - 0.2],
      [x, y - 0.36],
      [x + 0.19, y - 0.2],
    ]),
    mix(metal, p.night, 0.5),
    [x, y - 0.27],
    0.2,
  );
  drawLine(
    context,
    [
      [x, y - 0.36],
      [x, y - 0.46],
    ],
    0.03,
    mix(metal, p.night, 0.4),
  );
  drawHand(context, { at: [x, y - 0.5], arm: lightX * 0.9, kind: 'grip', thumb: lightX });
}
