import { mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Context2D } from '../tools.ts';
import { drawLeaf } from './leaf.ts';

/** A stem with leaves, growing from its root. */
export interface Stem {
  readonly root: Point;
  /** Direction at the root in radians; 0 points right. */
  readonly angle: number;
  readonly length: number;
  readonly tone: string;
  /** The lamplight on the leaves, 0 to 1. */
  readonly lit: number;
  /** The forbidden area: the stem bends away or ends before it, single leaves are left out. */
  readonly forbidden?: ((x: number, y: number) => boolean) | undefined;
}

interface Node {
  readonly at: Point;
  readonly angle: number;
  /** 0 at the root, 1 at the tip. */
  readonly share: number;
}

/** Draws the stem as joints that bend evenly, and returns them; it stops at the forbidden area. */
function growStem(
  pen: Context2D,
  stem: Stem,
  p: Palette,
  joints: number,
  bend: number,
  thickness: (share: number) => number,
) {
  const nodes: Node[] = [];
  let [x, y] = stem.root;
  let angle = stem.angle;
  pen.lineCap = 'round';
  pen.strokeStyle = mix(stem.tone, p.night, 0.33);
  for (let i = 0; i < joints; i++) {
    const free = freeDirection(stem, [x, y], angle, joints);
    if (free === undefined) break;
    angle = free;
    const nextX = x + (Math.cos(angle) * stem.length) / joints;
    const nextY = y + (Math.sin(angle) * stem.length) / joints;
    pen.lineWidth = thickness(i / joints);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(nextX, nextY);
    pen.stroke();
    nodes.push({ at: [nextX, nextY], angle, share: i / joints });
    [x, y] = [nextX, nextY];
    angle += bend / joints;
  }
  return nodes;
}

/** The direction closest to the preferred one that stays out of the forbidden area for some distance, which gives bends, not kinks. */
function freeDirection({ forbidden, length }: Stem, [x, y]: Point, wanted: number, joints: number): number | undefined {
  if (!forbidden) return wanted;
  const ahead = [1 / joints, 0.12, 0.2, 0.28].map((part) => part * length);
  for (const turn of [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5]) {
    const [dx, dy] = [Math.cos(wanted + turn), Math.sin(wanted + turn)];
    if (!ahead.some((way) => forbidden(x + dx * way, y + dy * way))) return wanted + turn;
  }
  return undefined;
}

function mayGrow(stem: Stem, [x, y]: Point, angle: number, length: number): boolean {
  if (!stem.forbidden) return true;
  return [0.55, 1].every((part) => {
    return !stem.forbidden?.(x + Math.cos(angle) * length * part, y + Math.sin(angle) * length * part);
  });
}

/** A palm frond: many narrow leaves on both sides. */
export function drawFrond(pen: Context2D, p: Palette, random: Random, stem: Stem): void {
  const { length, tone, lit } = stem;
  const nodes = growStem(pen, stem, p, 15, (random() - 0.5) * 0.9, () => length * 0.009);
  for (const { at, angle, share } of nodes.slice(2)) {
    const reach = length * 0.36 * Math.sin(Math.PI * (0.18 + share * 0.8));
    for (const side of [-1, 1]) {
      const turned = angle + side * (1.05 - share * 0.5);
      if (!mayGrow(stem, at, turned, reach)) continue;
      const light = side < 0 ? lit : lit * 0.35;
      drawLeaf(pen, p, { at, angle: turned, length: reach, breadth: reach * 0.085, tone, lit: light });
    }
  }
}

/** A twig: eucalyptus with broad veined leaves, or a slender one. */
export function drawBranch(pen: Context2D, p: Palette, random: Random, stem: Stem, broad: boolean): void {
  const { length, tone, lit } = stem;
  const bend = (random() - 0.5) * 1.3;
  const nodes = growStem(pen, stem, p, 8, bend, (share) => length * 0.012 * (1 - share * 0.7));
  for (const [i, { at, angle, share }] of nodes.entries()) {
    const size = length * (0.26 - 0.1 * share) * (0.8 + random() * 0.4);
    const side = i % 2 ? 1 : -1;
    const turned = angle + side * (0.75 + random() * 0.3);
    const opposite = angle - side * (0.75 + random() * 0.3);
    const paired = broad && random() < 0.6;
    if (i === 0) continue;
    if (mayGrow(stem, at, turned, size)) {
      const breadth = size * (broad ? 0.36 : 0.2);
      drawLeaf(pen, p, {
        at,
        angle: turned,
        length: size,
        breadth,
        tone,
        lit: side < 0 ? lit : lit * 0.4,
        veined: broad,
      });
    }
    if (paired && mayGrow(stem, at, opposite, size * 0.8)) {
      const breadth = size * 0.26;
      drawLeaf(pen, p, { at, angle: opposite, length: size * 0.8, breadth, tone, lit: lit * 0.5, veined: true });
    }
  }
  const tip = nodes.at(-1);
  if (tip && mayGrow(stem, tip.at, tip.angle, length * 0.16)) {
    drawLeaf(pen, p, { at: tip.at, angle: tip.angle, length: length * 0.16, breadth: length * 0.04, tone, lit });
  }
}
