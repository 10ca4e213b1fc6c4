import { clear, mix } from '../paint/colour.ts';
import { circle, linear, outline, polygon, within } from '../paint/path.ts';
import { box, type Bench } from './thing-bench.ts';

/** A pile of books, an open one on top. */
export function drawBooks({ scene: { palette: p, accent, side }, fill, line }: Bench): void {
  const covers = [
    [-1.5, accent.mid],
    [-1.34, p.warm],
    [-1.62, mix(accent.warm, accent.mid, 0.4)],
    [-1.3, mix(p.glow, p.warm, 0.5)],
  ] as const;
  for (const [at, [left, colour]] of covers.entries()) {
    const top = -0.46 * (at + 1);
    fill(box(left, top, 2.9 - at * 0.12, 0.42), colour, 0, 1.6);
    line(
      [
        [left + 0.12, top + 0.36],
        [left + 2.7 - at * 0.12, top + 0.36],
      ],
      0.05,
      clear(p.light, 0.5),
    );
  }
  // One of them is open, on top of the others.
  for (const half of [-1, 1]) {
    const page = outline([
      [0, -2],
      [half * 0.6, -2.3],
      [half * 1.35, -2.12],
      [half * 1.5, -1.9],
      [half * 0.7, -2.02],
      [0, -1.84],
    ]);
    fill(page, mix(p.light, p.glow, half === side ? 0.1 : 0.6), half * 0.7, 0.8);
  }
}

/** A cello that leans. */
export function drawCello({ scene: { pen, palette: p, accent, side }, fill, line }: Bench): void {
  const wood = mix(p.warm, accent.warm, 0.35);
  pen.rotate(side * -0.12);
  const belly = outline([
    [0, -3.1],
    [0.62, -2.96],
    [0.74, -2.4],
    [0.48, -1.9],
    [0.84, -1.3],
    [0.96, -0.6],
    [0, -0.04],
    [-0.96, -0.6],
    [-0.84, -1.3],
    [-0.48, -1.9],
    [-0.74, -2.4],
    [-0.62, -2.96],
  ]);
  fill(belly, wood, 0, 1);
  fill(box(-0.1, -5.1, 0.2, 3.5), mix(p.night, wood, 0.35), 0, 0.14);
  fill(circle([0, -5.2], 0.2), wood, 0, 0.2);
  for (const y of [-4.9, -4.66])
    line(
      [
        [-0.26, y],
        [0.26, y],
      ],
      0.08,
      mix(p.night, wood, 0.4),
    );
  for (const string of [-0.05, 0, 0.05])
    line(
      [
        [string * 0.8, -4.9],
        [string * 1.8, -0.9],
      ],
      0.018,
      clear(p.light, 0.7),
    );
  line(
    [
      [-0.26, -1.1],
      [0.26, -1.1],
    ],
    0.1,
    mix(p.glow, wood, 0.3),
  );
  for (const each of [-1, 1])
    line(
      [
        [each * 0.34, -2.05],
        [each * 0.27, -1.75],
        [each * 0.36, -1.45],
      ],
      0.06,
      clear(p.night, 0.75),
    );
}

/** Three pieces of a game of chess. */
export function drawChess({ scene: { palette: p, accent }, fill }: Bench): void {
  const piece = (x: number, height: number, colour: string): void => {
    const foot = outline([
      [x - 0.52, 0],
      [x - 0.5, -0.22],
      [x - 0.26, -0.4],
      [x - 0.17, -height * 0.72],
      [x + 0.17, -height * 0.72],
      [x + 0.26, -0.4],
      [x + 0.5, -0.22],
      [x + 0.52, 0],
    ]);
    fill(foot, colour, x, 0.5);
    fill(box(x - 0.34, -height * 0.76, 0.68, 0.13), colour, x, 0.36);
  };
  const [pale, dark] = [mix(p.glow, p.light, 0.35), mix(accent.mid, p.night, 0.25)];
  piece(1.5, 1.9, dark);
  fill(circle([1.5, -1.72], 0.33), dark, 1.5, 0.33);
  piece(-1.35, 2.5, pale);
  fill(box(-1.75, -2.4, 0.8, 0.5), pale, -1.35, 0.4);
  for (const notch of [-1.75, -1.45, -1.15]) fill(box(notch, -2.62, 0.2, 0.24), pale, -1.35, 0.4);
  piece(0.1, 3.5, pale);
  fill(
    outline([
      [-0.3, -2.7],
      [-0.36, -3.2],
      [0.1, -3.36],
      [0.56, -3.2],
      [0.5, -2.7],
    ]),
    pale,
    0.1,
    0.44,
  );
  fill(box(0.02, -3.95, 0.16, 0.62), pale, 0.1, 0.2);
  fill(box(-0.16, -3.76, 0.52, 0.15), pale, 0.1, 0.3);
}

const steam = ({ softly, scene: { palette: p } }: Bench, x: number, y: number): void =>
  softly(0.09, (scratch) => {
    scratch.lineWidth = 0.12;
    scratch.lineCap = 'round';
    scratch.strokeStyle = clear(p.light, 0.5);
    for (const at of [-0.22, 0.2]) {
      scratch.beginPath();
      scratch.moveTo(x + at, y);
      scratch.bezierCurveTo(x + at - 0.34, y - 0.5, x + at + 0.34, y - 0.9, x + at, y - 1.5);
      scratch.stroke();
    }
  });

/** Two cups that steam. */
export function drawCups(bench: Bench): void {
  const { scene, fill, line, pen } = bench;
  const { palette: p, accent } = scene;
  for (const [x, colour, ear] of [
    [-1.05, mix(accent.warm, accent.mid, 0.35), -1],
    [1.05, mix(p.glow, p.light, 0.25), 1],
  ] as const) {
    steam(bench, x, -1.75);
    line(
      [
        [x + ear * 0.7, -1.3],
        [x + ear * 1.15, -1.2],
        [x + ear * 1.1, -0.75],
        [x + ear * 0.6, -0.6],
      ],
      0.15,
      colour,
    );
    const cup = outline([
      [x - 0.78, -1.6],
      [x - 0.72, -0.7],
      [x - 0.4, -0.1],
      [x + 0.4, -0.1],
      [x + 0.72, -0.7],
      [x + 0.78, -1.6],
    ]);
    fill(cup, colour, x, 0.8);
    fill(box(x - 0.95, -0.12, 1.9, 0.12), colour, x, 1);
    pen.fillStyle = mix(p.night, p.warm, 0.3);
    pen.beginPath();
    pen.ellipse(x, -1.62, 0.66, 0.12, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

/** A kettle that steams. */
export function drawKettle(bench: Bench): void {
  const { scene, fill, line } = bench;
  const { palette: p, accent, side } = scene;
  const metal = mix(accent.warm, p.glow, 0.3);
  const spout = -side;
  steam(bench, spout * 1.85, -2.1);
  line(
    [
      [spout * 0.9, -0.7],
      [spout * 1.5, -1.2],
      [spout * 1.8, -1.8],
    ],
    0.34,
    mix(metal, p.night, 0.35),
  );
  line(
    [
      [-0.95, -1.6],
      [-0.8, -2.6],
      [0, -2.95],
      [0.8, -2.6],
      [0.95, -1.6],
    ],
    0.16,
    mix(p.deep, p.night, 0.3),
  );
  fill(
    outline([
      [-1.2, 0],
      [-1.35, -0.7],
      [-1, -1.55],
      [0, -1.8],
      [1, -1.55],
      [1.35, -0.7],
      [1.2, 0],
    ]),
    metal,
    0,
    1.35,
  );
  fill(box(-0.72, -1.86, 1.44, 0.16), mix(metal, p.light, 0.15), 0, 0.8);
  fill(circle([0, -2.02], 0.18), mix(p.deep, p.night, 0.2), 0, 0.2);
}

/** A lantern that shines. */
export function drawLantern({ scene: { palette: p, pen }, fill, line, softly }: Bench): void {
  const metal = mix(p.deep, p.night, 0.35);
  softly(0.5, (scratch) => {
    scratch.fillStyle = clear(p.glow, 0.55);
    circle([0, -1.6], 1.9)(scratch);
    scratch.fill();
  });
  pen.fillStyle = linear(
    pen,
    [0, -2.8],
    [0, -0.4],
    [
      [0, mix(p.glow, p.warm, 0.3)],
      [0.6, p.light],
      [1, p.glow],
    ],
  );
  polygon([
    [-0.72, -2.7],
    [0.72, -2.7],
    [0.92, -0.4],
    [-0.92, -0.4],
  ])(pen);
  pen.fill();
  for (const at of [-0.26, 0.26])
    line(
      [
        [at, -2.7],
        [at * 1.3, -0.4],
      ],
      0.09,
      metal,
    );
  fill(box(-1.1, -0.42, 2.2, 0.42), metal, 0, 1.1);
  fill(
    polygon([
      [-0.92, -2.66],
      [0, -3.4],
      [0.92, -2.66],
    ]),
    metal,
    0,
    0.9,
  );
  line(
    [
      [-0.34, -3.5],
      [-0.2, -3.9],
      [0.2, -3.9],
      [0.34, -3.5],
      [0, -3.3],
      [-0.34, -3.5],
    ],
    0.09,
    metal,
  );
}

/** Two balls of yarn and needles. */
export function drawYarn({ scene: { palette: p, accent, pen, side }, fill, line }: Bench): void {
  const needle = mix(p.glow, p.light, 0.4);
  line(
    [
      [-side * 1.7, -3.2],
      [side * 0.9, -0.5],
    ],
    0.12,
    needle,
  );
  line(
    [
      [side * 1.2, -3.4],
      [-side * 0.5, -0.6],
    ],
    0.12,
    needle,
  );
  for (const [x, y, radius, colour] of [
    [-side * 1.15, -0.72, 0.72, mix(p.glow, p.warm, 0.4)],
    [side * 0.25, -1.15, 1.15, mix(accent.warm, accent.mid, 0.3)],
  ] as const) {
    fill(circle([x, y], radius), colour, x, radius);
    within(pen, circle([x, y], radius), () => {
      for (let i = 0; i < 9; i++) {
        const at = x - radius + (i / 8) * radius * 2;
        line(
          [
            [at - radius * 0.5, y - radius],
            [at, y],
            [at + radius * 0.4, y + radius],
          ],
          0.05,
          clear(i % 2 ? p.night : p.light, 0.28),
        );
      }
    });
  }
  line(
    [
      [side * 1.2, -0.2],
      [side * 1.8, -0.08],
      [side * 2.6, -0.12],
    ],
    0.09,
    mix(accent.warm, accent.mid, 0.3),
  );
}
