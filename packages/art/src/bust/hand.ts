import { drawLine } from './materials.ts';
import { drawMoved, drawRim, fillRaised } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { clear, mix } from '../paint/colour.ts';
import { linear, outline } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';
import type { Context2D } from '../tools.ts';

/** Where a hand is, in heads, and where its arm comes from. */
export interface HandPlace {
  readonly at: Point;
  /** The direction of the forearm from the hand, in radians: 0 is down, positive to the left. */
  readonly arm: number;
  /** `grip` is a fist around something upright, `edge` a thumb over an edge, `open` a palm turned up. */
  readonly kind: 'grip' | 'edge' | 'open';
  /** The side on which the thumb is. */
  readonly thumb: -1 | 1;
}

const forearm = outline([
  [-0.085, 0.1],
  [-0.11, 0.32],
  [-0.19, 0.7],
  [-0.24, 1.3],
  [0.24, 1.3],
  [0.19, 0.7],
  [0.11, 0.32],
  [0.085, 0.1],
]);

const palm: Path = (pen) => {
  pen.beginPath();
  pen.ellipse(0, 0.02, 0.115, 0.14, 0, 0, Math.PI * 2);
};

function drawFingers(context: PersonContext, { kind, thumb }: HandPlace): void {
  const { tones, palette: p } = context;
  const lit = mix(tones.skin, tones.skinLit, 0.55);
  const shade = mix(tones.skin, tones.skinShade, 0.45);
  const finger = (from: Point, to: Point, width: number, colour: string) =>
    drawLine(context, [from, to], width, colour);
  const dark = clear(p.night, 0.28);
  if (kind === 'grip') {
    for (let i = 0; i < 4; i++) {
      const y = -0.1 + i * 0.066;
      const reach = 0.085 - Math.abs(i - 1.2) * 0.008;
      finger([-reach, y + 0.012], [reach, y + 0.012], 0.068, dark);
      finger([-reach, y], [reach, y], 0.062, mix(lit, shade, i * 0.22));
    }
    finger([thumb * 0.1, 0.06], [thumb * 0.02, -0.1], 0.062, lit);
    return;
  }
  if (kind === 'edge') {
    finger([thumb * 0.03, 0.02], [thumb * 0.15, -0.09], 0.072, dark);
    finger([thumb * 0.03, 0], [thumb * 0.15, -0.11], 0.066, lit);
    return;
  }
  for (let i = 0; i < 4; i++) {
    const x = -0.09 + i * 0.06;
    finger([x, -0.06], [x * 1.7, -0.2 - (i === 1 || i === 2 ? 0.03 : 0)], 0.058, mix(lit, shade, i * 0.2));
  }
  finger([thumb * 0.1, 0.02], [thumb * 0.2, -0.08], 0.06, lit);
}

/** Draws a hand and its sleeve over what it holds. */
export function drawHand(context: PersonContext, hand: HandPlace): void {
  const { at, arm } = hand;
  const place = (to: Context2D): void => {
    to.translate(at[0], at[1]);
    to.rotate(arm);
  };
  drawMoved(context, place, (own) => drawOwn(own, hand));
}

function drawOwn(own: PersonContext, hand: HandPlace): void {
  const { pen, tones } = own;
  fillRaised(
    own,
    forearm,
    linear(
      pen,
      [-0.2, 0.2],
      [0.2, 0.4],
      [
        [0, tones.clothLit],
        [0.4, tones.cloth],
        [1, tones.clothShade],
      ],
    ),
    0.06,
  );
  drawRim(own, forearm, 0.35, 0.05);
  fillRaised(own, palm, mix(tones.skin, tones.skinShade, 0.25), 0.03);
  drawFingers(own, hand);
}
