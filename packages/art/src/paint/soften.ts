import { penOf } from '../tools.ts';
import type { Pen, Surface, Tools } from '../tools.ts';

/** A 2D context with the size of its canvas in pixels and the tools to create more. */
export interface Paper {
  readonly pen: Pen;
  readonly tools: Tools;
  readonly width: number;
  readonly height: number;
}

/** The blur, in pixels of the low-resolution canvas, that hides the scaling artefacts. */
const HIDING_BLUR = 2;

/**
 * Draws on a scratch canvas and composites it once, blurred by `radius` pixels. The scratch canvas has the lowest resolution
 * that the blur allows, and everything on it shares one blur, as a filter per stroke would cost many times as much.
 * The clip of `paper.pen` applies, its transform does not: `draw` starts in picture pixels.
 */
export function softly(paper: Paper, radius: number, draw: (pen: Pen) => void): void {
  const { pen, tools } = paper;
  // Painted beyond the edges too, or the blur would mix in transparency and leave a pale frame.
  const margin = Math.ceil(radius * 2.5);
  const width = paper.width + 2 * margin;
  const height = paper.height + 2 * margin;
  const scale = Math.min(1, HIDING_BLUR / Math.max(radius, HIDING_BLUR));
  const columns = Math.max(1, Math.ceil(width * scale));
  const rows = Math.max(1, Math.ceil(height * scale));

  const sheet = tools.createCanvas(columns, rows);
  const sheetPen = penOf(sheet);
  sheetPen.scale(columns / width, rows / height);
  sheetPen.translate(margin, margin);
  draw(sheetPen);

  if (scale === 1) {
    layDown(pen, sheet, [-margin, -margin, width, height], radius);
    return;
  }
  const soft = tools.createCanvas(columns, rows);
  layDown(penOf(soft), sheet, [0, 0, columns, rows], radius * scale);
  layDown(pen, soft, [-margin, -margin, width, height], 0);
}

function layDown(
  pen: Pen,
  sheet: Surface,
  [x, y, width, height]: readonly [number, number, number, number],
  blur: number,
) {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  if (blur > 0.05) pen.filter = `blur(${blur}px)`;
  pen.drawImage(sheet, x, y, width, height);
  pen.restore();
}
