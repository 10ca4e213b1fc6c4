import { drawCurtain } from '../light/curtain.ts';
import { drawGround } from '../light/ground.ts';
import { drawDisc } from '../light/lamp.ts';
import { drawSilk } from '../light/silk.ts';
import { mix } from '../paint/colour.ts';
import { drawSoftly } from '../paint/soften.ts';
import { drawBloom } from '../plants/bloom.ts';
import { drawFoliage } from '../plants/foliage.ts';
import { drawLeaf } from '../plants/leaf.ts';
import { drawReeds } from '../plants/reeds.ts';
import type { Scene, Side } from '../scene.ts';

const away = ({ side }: Scene): Side => (side < 0 ? 1 : -1);

/** Three blossoms before a round lamp. */
export function drawBloomScene(scene: Scene): void {
  const { pen, width: w, height: h, span, unit, palette: p, accent, random, side, light, motion } = scene;
  drawGround(scene);
  drawDisc(scene, [light[0], h * 0.42], span * (0.3 + random() * 0.1));
  drawFoliage(scene, { side: away(scene), blur: unit * 0.006, tone: mix(p.deep, p.mid, 0.5), lit: 0.3 });
  drawFoliage(scene, { side, blur: unit * 0.003, tone: mix(p.deep, p.mid, 0.7), lit: 0.4 });
  // In a wide picture they leave space for the lamp; in a narrow one the edge must not cut them off.
  const first = w > h ? -1.3 : -1;
  for (let i = 0; i < 3; i++) {
    const x = w * 0.5 + side * (i + first) * w * 0.2 + motion.swing(i * 0.3) * span * 0.014;
    const y = h * 0.62 - span * 0.17 * (i % 2) + random() * span * 0.06 + motion.swing(i * 0.3, 2) * span * 0.003;
    pen.strokeStyle = mix(p.deep, p.night, 0.2);
    pen.lineWidth = span * 0.012;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + span * 0.05, y + (h - y) * 0.5, x - side * span * 0.1, h * 1.1);
    pen.stroke();
    const pale = i === 1;
    drawBloom(pen, p, random, [x, y], span * (0.235 - 0.035 * i), {
      tip: pale ? mix(p.glow, p.light, 0.4) : mix(accent.warm, accent.glow, random() * 0.7),
      throat: pale ? p.warm : mix(accent.mid, accent.warm, 0.35 + random() * 0.3),
    });
  }
  drawFoliage(scene, {
    side: away(scene),
    blur: unit * 0.012,
    tone: mix(p.night, p.deep, 0.6),
    lit: 0.2,
    low: true,
    drop: h * 0.14,
  });
}

/** Five folds of land under a low lamp, grass in front. */
export function drawDunes(scene: Scene): void {
  const { height: h, span, unit, palette: p, random, side, light } = scene;
  drawGround(scene);
  drawDisc(scene, [light[0], h * 0.36], span * (0.17 + random() * 0.12));
  for (let i = 0; i < 5; i++) drawSilk(scene, { at: i, of: 5, towards: side });
  drawReeds(scene, 16);
  drawFoliage(scene, { side: away(scene), blur: unit * 0.016, tone: mix(p.night, p.deep, 0.4), lit: 0.2, low: true });
}

/** A curtain and a lamp behind twigs. */
export function drawCurtainScene(scene: Scene): void {
  const { height: h, span, unit, palette: p, side, light } = scene;
  drawGround(scene);
  drawCurtain(scene);
  drawDisc(scene, [light[0], h * 0.5], span * 0.2);
  drawFoliage(scene, { side, blur: unit * 0.004, tone: mix(p.deep, p.mid, 0.5), lit: 0.4 });
  drawFoliage(scene, { side: away(scene), blur: unit * 0.02, tone: mix(p.night, p.deep, 0.5), lit: 0.15 });
}

/** Five large leaves, the middle one sharp. */
export function drawLeavesScene(scene: Scene): void {
  const { width: w, height: h, span, unit, palette: p, random, side, light, motion } = scene;
  drawGround(scene);
  drawDisc(scene, [light[0], h * 0.4], span * 0.3);
  for (let i = 0; i < 5; i++) {
    const x = w * (0.5 - side * 0.55 + side * 0.16 * i);
    const angle = -Math.PI / 2 + side * (0.75 - i * 0.22) + (random() - 0.5) * 0.3 + motion.swing(i * 0.17) * 0.03;
    const leaf = {
      at: [x, h * (1.1 - 0.05 * i)],
      angle,
      length: h * (0.82 + random() * 0.36),
      breadth: span * (0.19 + random() * 0.08),
      tone: mix(p.deep, p.mid, 0.25 + random() * 0.55),
      lit: 0.4,
      veined: true,
    } as const;
    drawSoftly(scene, Math.abs(i - 2) * unit * 0.004, (scratch) => drawLeaf(scratch, p, leaf));
  }
  const tone = mix(p.night, p.deep, 0.5);
  drawFoliage(scene, { side, blur: unit * 0.012, tone, lit: 0.15, low: true, drop: h * 0.06 });
}
