import { contextOf } from '../tools.ts';
import type { Context2D, Canvas2D, Tools } from '../tools.ts';

/** A 2D context with the size of its canvas in pixels and the tools to create more. */
export interface DrawContext {
  readonly pen: Context2D;
  readonly tools: Tools;
  readonly width: number;
  readonly height: number;
}

/** The blur, in pixels of the low-resolution canvas, that hides the scaling artefacts. */
const HIDING_BLUR = 2;

/**
 * Draws on a scratch canvas of low resolution and composites it once, blurred by `radius` pixels. The clip of `context.pen` applies, its
 * transform does not: `draw` starts in picture pixels.
 */
export function drawSoftly(context: DrawContext, radius: number, draw: (pen: Context2D) => void): void {
  const { pen, tools } = context;
  // Painted beyond the edges too, or the blur would mix in transparency and leave a pale frame.
  const margin = Math.ceil(radius * 2.5);
  const width = context.width + 2 * margin;
  const height = context.height + 2 * margin;
  const scale = Math.min(1, HIDING_BLUR / Math.max(radius, HIDING_BLUR));
  const columns = Math.max(1, Math.ceil(width * scale));
  const rows = Math.max(1, Math.ceil(height * scale));

  const scratch = tools.createCanvas(columns, rows);
  const scratchPen = contextOf(scratch);
  scratchPen.scale(columns / width, rows / height);
  scratchPen.translate(margin, margin);
  draw(scratchPen);

  if (scale === 1) {
    composite(pen, scratch, [-margin, -margin, width, height], radius);
    return;
  }
  const soft = tools.createCanvas(columns, rows);
  composite(contextOf(soft), scratch, [0, 0, columns, rows], radius * scale);
  composite(pen, soft, [-margin, -margin, width, height], 0);
}

function composite(
  pen: Context2D,
  scratch: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
  blur: number,
) {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  if (blur > 0.05) pen.filter = `blur(${blur}px)`;
  pen.drawImage(scratch, x, y, width, height);
  pen.restore();
}
