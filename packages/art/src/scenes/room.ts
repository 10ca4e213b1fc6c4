import { drawGround } from '../light/ground.ts';
import { drawArch } from '../light/lamp.ts';
import { clear, mix } from '../paint/colour.ts';
import { linear, outline } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import { drawBloom } from '../plants/bloom.ts';
import { drawFoliage } from '../plants/foliage.ts';
import { drawBranch } from '../plants/stems.ts';
import type { Scene } from '../scene.ts';
import { drawThing, type Thing } from './table-things.ts';

/** A vase with twigs on a table, or another thing, and a lit doorway behind. */
export function drawRoom(scene: Scene, thing: Thing | null): void {
  const { height: h, width: w, span, unit, palette: p, random, side, light } = scene;
  drawGround(scene);
  const opening = unit * (0.42 + random() * 0.14);
  drawArch(scene, [light[0], h * 0.34 - opening * 0.45], opening);
  const table = h * 0.8;
  const vase = { x: w * (0.5 - side * 0.1), radius: span * 0.12 };
  if (thing === null) {
    drawBouquet(scene, vase, table);
    drawVase(scene, vase, table);
  }
  drawTable(scene, vase, table);
  // Things stand a little before the edge of the table.
  if (thing !== null) drawThing(scene, thing, { x: vase.x, table: table + span * 0.03, unit: span * 0.122 });
  drawFoliage(scene, {
    side: side < 0 ? 1 : -1,
    blur: unit * 0.02,
    tone: mix(p.night, p.deep, 0.5),
    lit: 0.15,
    forbidden: (x) => Math.abs(x - vase.x) < vase.radius * 1.2,
  });
}

interface Vase {
  readonly x: number;
  readonly radius: number;
}

function drawBouquet({ pen, palette: p, accent, random, side, span }: Scene, { x, radius }: Vase, table: number): void {
  const mouth = table - radius * 2.1;
  const up = -Math.PI / 2;
  const twig = { root: [x, mouth], lit: 0.45 } as const;
  const first = { ...twig, angle: up - side * 0.3, length: span * 0.55, tone: mix(p.deep, p.mid, 0.7) };
  const second = { ...twig, angle: up + side * 0.28, length: span * 0.5, tone: mix(p.deep, p.mid, 0.5) };
  drawBranch(pen, p, random, first, true);
  drawBranch(pen, p, random, second, false);
  drawBloom(pen, p, random, [x - side * span * 0.13, table - radius * 4.1], span * 0.1, {
    tip: mix(accent.warm, accent.glow, 0.5),
    throat: mix(accent.mid, accent.warm, 0.6),
  });
  drawBloom(pen, p, random, [x + side * span * 0.09, table - radius * 3.5], span * 0.075, {
    tip: mix(p.warm, p.glow, 0.25),
    throat: mix(p.mid, p.warm, 0.5),
  });
}

function drawVase({ pen, palette: p, side }: Scene, { x, radius: r }: Vase, table: number): void {
  pen.fillStyle = linear(
    pen,
    [x + side * r, 0],
    [x - side * r, 0],
    [
      [0, mix(p.glow, p.warm, 0.3)],
      [0.3, mix(p.warm, p.mid, 0.5)],
      [1, p.night],
    ],
  );
  outline([
    [x - r * 0.32, table - r * 2.2],
    [x - r * 0.36, table - r * 1.8],
    [x - r * 0.95, table - r * 0.9],
    [x - r * 0.6, table],
    [x + r * 0.6, table],
    [x + r * 0.95, table - r * 0.9],
    [x + r * 0.36, table - r * 1.8],
    [x + r * 0.32, table - r * 2.2],
  ])(pen);
  pen.fill();
}

function drawTable(scene: Scene, { x, radius }: Vase, table: number): void {
  const { pen, width: w, height: h, palette: p, side } = scene;
  pen.fillStyle = linear(
    pen,
    [0, table],
    [0, h],
    [
      [0, mix(p.mid, p.deep, 0.5)],
      [0.15, p.deep],
      [1, p.night],
    ],
  );
  pen.fillRect(0, table - h * 0.004, w, h);
  drawSoftly(scene, h * 0.03, (scratch) => {
    scratch.fillStyle = clear(p.night, 0.7);
    scratch.beginPath();
    scratch.ellipse(x - side * radius * 0.9, table + h * 0.02, radius * 1.9, h * 0.025, 0, 0, Math.PI * 2);
    scratch.fill();
  });
}
