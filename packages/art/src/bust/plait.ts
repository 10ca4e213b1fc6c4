import { outline } from '../paint/path.ts';
import type { Path } from '../paint/path.ts';
import { fillRaised, hairFill } from './person-context.ts';
import type { PersonContext } from './person-context.ts';

const knots = 9;

/** The position of a plait's knot: its centre and half its width. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/**
 * Draws a plait: `place` returns the knot at a share of its length, from 0 to 1. The tilt of the knots alternates; `finish`
 * draws on each.
 */
export function drawPlait(
  context: PersonContext,
  place: (share: number) => Knot,
  finish?: (path: Path, knot: Knot, tilt: number) => void,
): void {
  for (let i = 0; i < knots; i++) {
    const knot = place(i / (knots - 1));
    const { x, y, half } = knot;
    const tilt = i % 2 ? 0.05 : -0.05;
    const path = outline([
      [x - half, y - 0.03 - tilt],
      [x, y - 0.1],
      [x + half, y - 0.03 + tilt],
      [x + half * 0.55, y + 0.08],
      [x - half * 0.55, y + 0.08],
    ]);
    fillRaised(context, path, hairFill(context), 0.03);
    finish?.(path, knot, tilt);
  }
}
