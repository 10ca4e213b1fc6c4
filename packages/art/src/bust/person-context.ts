import { clear, mix } from '../paint/colour.ts';
import { linear, within } from '../paint/path.ts';
import type { Path, Stop } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import type { DrawContext } from '../paint/soften.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Context2D } from '../tools.ts';
import type { Person } from './person.ts';
import type { Tones } from './tones.ts';

/**
 * The drawing context of a person. Coordinates are in heads: 0,0 is the middle of the face, the chin is at 0.5, and a profile
 * faces left. The pen is already transformed accordingly.
 */
export interface PersonContext extends DrawContext {
  readonly person: Person;
  readonly palette: Palette;
  readonly accent: Palette;
  readonly tones: Tones;
  readonly random: Random;
  /** Pixels per head. */
  readonly head: number;
  /** -1 if the light comes from the left of the drawing space, 1 from its right. */
  readonly lightX: -1 | 1;
  /** How far a frontal face is turned aside, to the left or right. */
  readonly turn: -1 | 0 | 1;
  /** Transforms another pen from picture pixels to heads. */
  readonly place: (pen: Context2D) => void;
}

/** Draws within a further transformation, which also holds for scratch pens. */
export function drawMoved(
  context: PersonContext,
  move: (pen: Context2D) => void,
  draw: (moved: PersonContext) => void,
): void {
  const { pen, place } = context;
  pen.save();
  move(pen);
  draw({
    ...context,
    place: (scratch) => {
      place(scratch);
      move(scratch);
    },
  });
  pen.restore();
}

/** Draws like `drawSoftly`, with the radius and coordinates in heads. */
export function drawSoftlyInHeads(context: PersonContext, radius: number, draw: (pen: Context2D) => void): void {
  drawSoftly(context, radius * context.head, (scratch) => {
    context.place(scratch);
    draw(scratch);
  });
}

/** Lights the edge of a shape on the side of the light. */
export function drawRim(context: PersonContext, path: Path, strength: number, width = 0.09): void {
  const { pen, palette: p, lightX } = context;
  within(pen, path, () => {
    drawSoftlyInHeads(context, 0.02, (scratch) => {
      scratch.lineWidth = width;
      scratch.strokeStyle = linear(
        scratch,
        [lightX * 0.9, -0.3],
        [-lightX * 0.15, 0.1],
        [
          [0, clear(p.light, strength)],
          [0.5, clear(p.glow, strength * 0.45)],
          [1, clear(p.glow, 0)],
        ],
      );
      path(scratch);
      scratch.stroke();
    });
  });
}

/** Fills a shape and lights its edge. */
export function fillLit(context: PersonContext, path: Path, fill: CanvasGradient | string, strength: number): void {
  context.pen.fillStyle = fill;
  path(context.pen);
  context.pen.fill();
  if (strength > 0) drawRim(context, path, strength);
}

/** Fills a shape with a soft shadow behind it; `depth` is the blur in heads. */
export function fillRaised(context: PersonContext, path: Path, fill: CanvasGradient | string, depth = 0.04): void {
  const { pen, palette: p, head } = context;
  pen.save();
  pen.shadowColor = clear(p.night, 0.5);
  pen.shadowBlur = head * depth;
  pen.fillStyle = fill;
  path(pen);
  pen.fill();
  pen.restore();
}

/** A gradient over the head from the side of the light to the other side. */
export function fromLight(
  context: PersonContext,
  reach: number,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): CanvasGradient {
  const { pen, lightX } = context;
  return linear(pen, [lightX * reach, top], [-lightX * reach * 0.75, bottom], stops);
}

/** The fill of hair. */
export function hairFill(context: PersonContext): CanvasGradient {
  const { tones, palette: p } = context;
  return fromLight(context, 0.7, -0.6, 0.7, [
    [0, tones.hairLit],
    [0.35, tones.hair],
    [1, mix(tones.hair, p.night, 0.5)],
  ]);
}

/** Draws alternating dark and light lines inside a shape; `trace` receives 0 to 1. */
export function drawStrands(
  context: PersonContext,
  path: Path,
  count: number,
  trace: (pen: Context2D, share: number) => void,
): void {
  const { pen, palette: p, tones, random } = context;
  within(pen, path, () => {
    for (let i = 0; i < count; i++) {
      pen.strokeStyle = i % 2 ? clear(p.night, 0.22) : clear(mix(tones.hair, p.glow, 0.5), 0.2);
      pen.lineWidth = 0.012 + random() * 0.02;
      pen.beginPath();
      trace(pen, i / count);
      pen.stroke();
    }
  });
}

/** Draws shaved hair: a shade with a soft edge inside the outline of the skull. */
export function drawStubble(context: PersonContext, path: Path, skull: Path): void {
  const { tones, palette: p, pen } = context;
  within(pen, skull, () => {
    drawSoftlyInHeads(context, 0.018, (scratch) => {
      scratch.fillStyle = clear(mix(mix(tones.hair, tones.skinShade, 0.45), p.night, 0.2), 0.62);
      path(scratch);
      scratch.fill();
    });
  });
}
