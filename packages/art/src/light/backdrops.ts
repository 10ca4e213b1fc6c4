import { clear, mix } from '../paint/colour.ts';
import { linear } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import type { Scene } from '../scene.ts';

/** A window with panes and the roofs of a town at dusk; `middle` is the x of its middle. */
export function drawWindow(scene: Scene, middle: number): void {
  const { pen, width: w, height: h, palette: p, unit, motion } = scene;
  const [wide, high] = [unit * 0.56, h * 0.5];
  const [left, top] = [middle - wide / 2, h * 0.1];
  drawSoftly(scene, unit * 0.09, (scratch) => {
    scratch.fillStyle = clear(p.glow, 0.3 + 0.1 * motion.swing(0.4));
    scratch.fillRect(left, top, wide, high);
  });
  pen.fillStyle = linear(
    pen,
    [0, top],
    [0, top + high],
    [
      [0, mix(p.mid, p.warm, 0.4)],
      [0.55, mix(p.warm, p.glow, 0.6)],
      [1, mix(p.glow, p.light, 0.4)],
    ],
  );
  pen.fillRect(left, top, wide, high);
  drawRoofs(scene, { left, wide, foot: top + high });
  pen.fillStyle = mix(p.deep, p.night, 0.25);
  const bar = unit * 0.022;
  for (const x of [left - bar, middle - bar / 2, left + wide]) pen.fillRect(x, top - bar, bar, high + bar * 2);
  for (const y of [top - bar, top + high * 0.42, top + high]) pen.fillRect(left - bar, y, wide + bar * 2, bar);
  pen.fillStyle = clear(p.night, 0.3);
  pen.fillRect(0, top + high + bar, w, bar * 0.8);
}

function drawRoofs(
  { pen, palette: p, random }: Scene,
  { left, wide, foot }: { left: number; wide: number; foot: number },
): void {
  const houses = 6;
  const each = wide / houses;
  for (let i = 0; i < houses; i++) {
    const height = each * (0.7 + random() * 1.6);
    const x = left + i * each;
    pen.fillStyle = mix(p.mid, p.deep, 0.35 + random() * 0.4);
    pen.beginPath();
    pen.moveTo(x, foot);
    pen.lineTo(x, foot - height);
    if (random() < 0.6) pen.lineTo(x + each / 2, foot - height - each * 0.45);
    pen.lineTo(x + each, foot - height);
    pen.lineTo(x + each, foot);
    pen.fill();
    pen.fillStyle = clear(p.light, random() < 0.6 ? 0.75 : 0);
    pen.fillRect(x + each * 0.4, foot - height * 0.7, each * 0.18, each * 0.24);
  }
}

/** Shelves with books and pots, out of focus. */
export function drawShelves(scene: Scene): void {
  const { width: w, height: h, palette: p, accent, unit, random } = scene;
  const row = h * 0.17;
  drawSoftly(scene, unit * 0.006, (scratch) => {
    for (let board = 0; board < 4; board++) {
      const foot = h * 0.18 + board * row;
      for (let x = -unit * 0.02; x < w;) {
        const thick = unit * (0.028 + random() * 0.045);
        const tall = row * (0.45 + random() * 0.38);
        const colours = [
          p.mid,
          accent.mid,
          mix(p.mid, p.warm, 0.4),
          mix(accent.deep, accent.mid, 0.5),
          p.deep,
        ] as const;
        const colour = colours[Math.floor(random() * colours.length)] ?? p.mid;
        if (random() > 0.16) {
          scratch.fillStyle = clear(mix(colour, p.night, 0.2), 0.85);
          scratch.fillRect(x, foot - tall, thick * 0.92, tall);
        }
        x += thick;
      }
      scratch.fillStyle = mix(p.deep, p.night, 0.5);
      scratch.fillRect(0, foot, w, unit * 0.016);
    }
  });
}
