import { clear, mix } from '../paint/colour.ts';
import { linear, traceThrough, within } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import type { Scene, Side } from '../scene.ts';

/** The index of the fold and the number of folds: 0 is the farthest. */
export interface Fold {
  readonly at: number;
  readonly of: number;
  /** The end of its edge that is lit. */
  readonly towards: Side;
}

/** A fold of silk, also a dune: one crisp lit edge, one side that fades out. */
export function drawSilk(scene: Scene, { at, of, towards }: Fold): void {
  const { pen, width: w, height: h, palette: p, random } = scene;
  const depth = at / of;
  const base = h * (0.42 + 0.55 * depth) + (random() - 0.5) * h * 0.1;
  const swing = Math.min(h, w) * (0.07 + random() * 0.12);
  const phase = random() * Math.PI * 2;
  const wave = ((0.7 + random() * 0.9) * Math.PI) / w;
  const tilt = (random() - 0.5) * Math.min(h, w) * 0.35 * towards;
  const crest: Point[] = [];
  for (let x = -w * 0.1; x <= w * 1.11; x += w / 12) {
    crest.push([x, base + Math.sin(x * wave + phase) * swing + (x / w - 0.5) * tilt]);
  }
  const path: Path = (to) => {
    to.beginPath();
    traceThrough(to, crest, false);
    to.lineTo(w * 1.2, h * 1.3);
    to.lineTo(-w * 0.2, h * 1.3);
    to.closePath();
  };
  drawSoftly(scene, Math.min(h, w) * 0.025, (scratch) => {
    scratch.fillStyle = clear(p.night, 0.55);
    scratch.translate(0, -h * 0.012);
    path(scratch);
    scratch.fill();
  });
  pen.fillStyle = linear(
    pen,
    [0, base - swing],
    [0, base + h * 0.5],
    [
      [0, mix(mix(p.warm, p.glow, 0.35), p.mid, Math.min(1, 0.1 + depth * 0.95))],
      [0.3, mix(p.mid, p.deep, 0.15 + depth * 0.7)],
      [1, mix(p.deep, p.night, 0.5 + depth * 0.45)],
    ],
  );
  path(pen);
  pen.fill();
  within(pen, path, () => drawLitEdge(scene, crest, towards));
}

function drawLitEdge(scene: Scene, crest: readonly Point[], towards: Side): void {
  const { width: w, palette: p } = scene;
  const depth = Math.min(scene.height, w);
  drawSoftly(scene, depth * 0.012, (scratch) => {
    scratch.lineWidth = depth * 0.035;
    scratch.strokeStyle = linear(
      scratch,
      [0, 0],
      [w, 0],
      [
        [0, clear(p.glow, towards > 0 ? 0.55 : 0.05)],
        [0.5, clear(p.glow, 0.18)],
        [1, clear(p.glow, towards > 0 ? 0.05 : 0.55)],
      ],
    );
    scratch.beginPath();
    traceThrough(scratch, crest, false);
    scratch.stroke();
  });
}
