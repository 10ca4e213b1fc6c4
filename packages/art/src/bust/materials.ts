import { fillRaised, drawRim } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { mix } from '../paint/colour.ts';
import { linear } from '../paint/path.ts';
import type { Path, Point } from '../paint/path.ts';

/** The colours of things in one light. */
export interface Materials {
  readonly wood: string;
  readonly darkWood: string;
  readonly metal: string;
  readonly paper: string;
  readonly cloth: string;
  readonly ink: string;
}

/** Returns the colours of things, mixed with the palette. */
export function materialsOf({ palette: p, accent }: PersonContext): Materials {
  const wood = mix('#8a4c26', p.warm, 0.3);
  return {
    wood,
    darkWood: mix(wood, p.night, 0.55),
    metal: mix('#c8b48a', p.glow, 0.45),
    paper: mix(p.light, p.glow, 0.2),
    cloth: mix(accent.mid, accent.warm, 0.55),
    ink: mix(p.night, p.deep, 0.4),
  };
}

/** Fills a thing from its lit side to its dark one, with a shadow behind it and a lit edge. */
export function fillThing(context: PersonContext, path: Path, colour: string, [x, y]: Point, reach: number): void {
  const { pen, palette: p, lightX } = context;
  const fill = linear(
    pen,
    [x + lightX * reach, y - reach],
    [x - lightX * reach, y + reach],
    [
      [0, mix(colour, p.light, 0.4)],
      [0.45, colour],
      [1, mix(colour, p.night, 0.6)],
    ],
  );
  fillRaised(context, path, fill, 0.07);
  drawRim(context, path, 0.4, 0.04);
}

/** Draws a line with round ends. */
export function drawLine({ pen }: PersonContext, points: readonly Point[], width: number, colour: string): void {
  pen.lineCap = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.beginPath();
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.stroke();
}
