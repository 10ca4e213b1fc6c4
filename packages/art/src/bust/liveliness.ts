import type { Motion } from '../motion.ts';
import { randomFrom } from '../random.ts';

/** How far a person has moved from rest; lengths are in heads, angles in radians. */
export interface Pose {
  /** How full the lungs are, -1 to 1. */
  readonly breath: number;
  /** How far the head leans to the side that it does not face. */
  readonly lean: number;
  /** How far the head is turned aside and lowered. */
  readonly aside: number;
  readonly lowered: number;
  /** How far hair hangs behind the movement of the head. */
  readonly hair: number;
}

/** A person at rest, as in a portrait. */
export const atRest: Pose = { breath: 0, lean: 0, aside: 0, lowered: 0, hair: 0 };

/** The pose of a person in a moment of a loop. Everybody breathes twice in a loop, each in a rhythm of their own. */
export function liveliness(seed: string, { swing }: Motion): Pose {
  const random = randomFrom(`${seed}:liveliness`);
  const [inhale, sway, look] = [random(), random(), random()];
  const reach = 0.75 + random() * 0.5;
  const lean = swing(sway) * 0.75 + swing(look, 2) * 0.25;
  return {
    breath: swing(inhale, 2),
    lean: lean * reach * 0.034,
    aside: (swing(sway + 0.04) * 0.8 + swing(look + 0.2, 3) * 0.2) * reach * 0.03,
    lowered: (swing(look) * 0.7 + swing(sway + 0.3, 2) * 0.3) * reach * 0.014,
    // Hair is a fifth of a second late, and swings once more while the head comes to rest.
    hair: (swing(sway - 0.1) * 0.7 + swing(look - 0.12, 2) * 0.45) * reach * -0.022,
  };
}
