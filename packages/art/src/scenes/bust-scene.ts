import { drawBust, type BustFrame } from '../bust/draw-bust.ts';
import { drawShelves, drawWindow } from '../light/backdrops.ts';
import { drawCurtain } from '../light/curtain.ts';
import { drawGround } from '../light/ground.ts';
import { drawArch, drawDisc } from '../light/lamp.ts';
import { drawSilk } from '../light/silk.ts';
import { mix } from '../paint/colour.ts';
import { drawBloom } from '../plants/bloom.ts';
import { drawFoliage } from '../plants/foliage.ts';
import type { Scene, Side } from '../scene.ts';
import type { Framing } from './bust-framing.ts';

/** A person before a lamp, with leaves behind and, sometimes, low in front. */
export function drawBustScene(scene: Scene, framing: Framing): void {
  const { kind, palette: p, accent, unit, side } = scene;
  const away: Side = side < 0 ? 1 : -1;
  const banner = kind === 'banner';
  // Leaves grow in the dark half, unless a profile looks that way.
  const growing = framing.person.view === 'side' && framing.facing === away ? side : away;
  drawGround(scene);
  drawBackdrop(scene, framing);
  if (kind === 'still' || banner) {
    drawSilk(scene, { at: 1, of: 3, towards: side });
    drawSilk(scene, { at: 2.2, of: 3, towards: away });
  }
  drawFoliage(scene, {
    // A banner has text on its left, so the leaves are faint there.
    side: banner ? 1 : growing,
    blur: unit * (banner ? 0.008 : 0.004),
    tone: mix(p.deep, mix(p.mid, accent.mid, 0.5), banner ? 0.35 : 0.7),
    lit: banner ? 0.2 : 0.4,
    forbidden: headroom(framing),
  });
  if (framing.partner) drawBust(scene, framing.partner);
  drawBust(scene, framing);
  // Leaves and blossoms in front would cover the hands.
  if ((kind === 'portrait' || kind === 'still') && !framing.prop) drawFront(scene, framing);
}

/** A lamp, or the room of a person who holds something. */
function drawBackdrop(scene: Scene, framing: Framing): void {
  const { room = null, lamp, head, x } = framing;
  if (room === null) return drawLamp(scene, framing);
  if (room === 'window') return drawWindow(scene, x + scene.side * head * 0.35);
  drawShelves(scene);
  drawDisc(scene, lamp, head * 0.5);
}

function drawLamp(scene: Scene, framing: Framing): void {
  const { kind, lamp, random, unit, side } = scene;
  const { x, y, head, person, facing, lamp: place } = framing;
  const size = random();
  if (kind === 'banner') {
    drawDisc(scene, place, head * (0.72 + size * 0.12));
  } else if (lamp < 0.5) {
    drawDisc(scene, place, head * (0.62 + size * 0.18));
  } else if (lamp < 0.8) {
    const opening = Math.min(unit * (0.42 + size * 0.14), head * 1.08);
    // The inner jamb is behind the neck; beside it, it would be a sliver of light under the chin.
    const hidden = person.view === 'side' ? (facing === side ? 0.12 : -0.06) : 0.08;
    drawArch(scene, [x + side * (opening / 2 - hidden * head), y - head * 0.25 - opening * 0.45], opening);
  } else {
    drawCurtain(scene);
    drawDisc(scene, place, head * 0.5);
  }
}

/** Leaves stay away from heads, where their tips would look like horns, and from the space in front of a profile. */
function headroom(framing: Framing): (px: number, py: number) => boolean {
  const own = headroomOf(framing);
  if (!framing.partner) return own;
  const others = headroomOf(framing.partner);
  return (px, py) => own(px, py) || others(px, py);
}

function headroomOf({ person, x, y, head, facing }: BustFrame): (px: number, py: number) => boolean {
  const inside = (px: number, py: number, cx: number, cy: number, rx: number, ry: number) =>
    ((px - x) / head - cx) ** 2 / rx ** 2 + ((py - y) / head - cy) ** 2 / ry ** 2 < 1;
  if (person.view === 'front') return (px, py) => inside(px, py, 0, -0.06, 0.57, 0.7);
  return (px, py) => inside(px, py, facing * 0.4, 0.02, 0.62, 0.72) || inside(px, py, facing * -0.1, -0.16, 0.56, 0.64);
}

function drawFront(scene: Scene, framing: Framing): void {
  const { width: w, height: h, palette: p, accent, unit, side, random, pen } = scene;
  const frames = framing.partner ? [framing, framing.partner] : [framing];
  const aboveCollar = (px: number, py: number) =>
    frames.some(({ x, y, head }) => py < y + head * 0.78 && Math.abs(px - x) < head * 0.75);
  const [near, blossom] = [random() < 0.5, random() < 0.34];
  if (near) {
    drawFoliage(scene, {
      side,
      blur: unit * 0.002,
      tone: mix(p.night, mix(p.mid, accent.mid, 0.6), 0.55),
      lit: 0.5,
      low: true,
      forbidden: aboveCollar,
    });
  }
  if (blossom) {
    drawBloom(pen, p, random, [w * (0.5 + side * 0.34), h * 0.86], unit * 0.13, {
      tip: mix(accent.warm, accent.glow, 0.5),
      throat: mix(accent.mid, accent.warm, 0.6),
    });
  }
}
