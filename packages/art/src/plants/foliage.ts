import { mix } from '../paint/colour.ts';
import { drawSoftly } from '../paint/soften.ts';
import { pick } from '../random.ts';
import type { Scene, Side } from '../scene.ts';
import { drawBranch, drawFrond } from './stems.ts';
import type { Stem } from './stems.ts';

/** A group of twigs or fronds that reaches in from one side. */
export interface FoliageOptions {
  readonly side: Side;
  /** The blur in pixels; 0 is sharp. */
  readonly blur: number;
  readonly tone: string;
  /** The lamplight on the leaves, 0 to 1. */
  readonly lit: number;
  /** Whether it is low, in front of the subject. */
  readonly low?: boolean;
  /** Moves the root down, in pixels. */
  readonly drop?: number;
  readonly forbidden?: Stem['forbidden'];
}

/** Palm, eucalyptus or a slender branch from a lower corner. */
export function drawFoliage(scene: Scene, options: FoliageOptions): void {
  const { width: w, height: h, unit, palette: p, random, motion } = scene;
  const { side, tone, lit, low = false, forbidden } = options;
  // A palm in front would cover too much.
  const plant = pick(random, low ? ['eucalyptus', 'slender'] : ['palm', 'eucalyptus', 'slender']);
  const x = side < 0 ? -w * 0.04 : w * 1.04;
  const y = h * ((low ? 0.9 : 0.74) + random() * 0.24) + (options.drop ?? 0);
  const lean = random() * 0.3;
  const inward = low ? 0.62 - lean : 1.05 - lean;
  // Foliage with a forbidden area does not move, as it would jump instead of drifting.
  const sway = forbidden ? 0 : motion.swing(side * 0.2 + (low ? 0.5 : 0)) * 0.035;
  const angle = (side < 0 ? -inward : -Math.PI + inward) + sway;
  const size = unit * (low ? 0.66 : 1);
  const stem = (length: number, share: number, turn: number, dark: number): Stem => ({
    root: [x, y + (turn === 0 ? 0 : unit * 0.11)],
    angle: angle + side * turn + sway * turn,
    length,
    tone: dark > 0 ? mix(tone, p.night, dark) : tone,
    lit: lit * share,
    forbidden,
  });
  const first = size * (0.77 + random() * 0.3);
  const second = size * (0.55 + random() * 0.2);
  drawSoftly(scene, options.blur, (scratch) => {
    if (plant === 'palm') {
      drawFrond(scratch, p, random, stem(first, 1, 0, 0));
      drawFrond(scratch, p, random, stem(second, 0.6, 0.45, 0.35));
    } else if (plant === 'eucalyptus') {
      drawBranch(scratch, p, random, stem(first, 1, 0, 0), true);
    } else {
      drawBranch(scratch, p, random, stem(first, 1, 0, 0), false);
      drawBranch(scratch, p, random, stem(second, 0.5, 0.3, 0.4), false);
    }
  });
}
