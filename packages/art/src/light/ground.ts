import { clear, mix } from '../paint/colour.ts';
import { linear, radial } from '../paint/path.ts';
import type { Scene } from '../scene.ts';

/** The background wall: night to deep, with a glow around the lamp and a faint one opposite. */
export function drawGround(scene: Scene): void {
  const { pen, width: w, height: h, palette: p, light } = scene;
  const reach = Math.max(w, h);
  const fromLeft = light[0] < w / 2;
  pen.fillStyle = linear(
    pen,
    [fromLeft ? 0 : w, 0],
    [fromLeft ? w * 0.7 : w * 0.3, h],
    [
      [0, mix(p.deep, p.mid, 0.42)],
      [0.5, mix(p.night, p.deep, 0.85)],
      [1, p.night],
    ],
  );
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'screen';
  pen.fillStyle = radial(pen, light, reach * 0.85, [
    [0, clear(p.warm, 0.62)],
    [0.3, clear(p.mid, 0.4)],
    [0.75, clear(p.deep, 0.12)],
    [1, clear(p.deep, 0)],
  ]);
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = radial(pen, [w - light[0], h * 1.02], reach * 0.6, [
    [0, clear(p.mid, 0.38)],
    [1, clear(p.mid, 0)],
  ]);
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'source-over';
}
