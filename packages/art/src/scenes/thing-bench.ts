import { mix } from '../paint/colour.ts';
import { linear, polygon, type Path, type Point } from '../paint/path.ts';
import { drawSoftly } from '../paint/soften.ts';
import type { Scene } from '../scene.ts';
import type { Context2D } from '../tools.ts';

/** Where a thing stands: its middle on the table in pixels, and the unit of its coordinates. */
export interface Place {
  readonly x: number;
  readonly table: number;
  readonly unit: number;
}

/** Draws in units from the middle of the thing on the table, upwards negative. */
export interface Bench {
  readonly scene: Scene;
  readonly pen: Context2D;
  /** Fills a shape that is lit from the side of the lamp; `reach` is half its width. */
  fill(path: Path, colour: string, middle?: number, reach?: number): void;
  line(points: readonly Point[], width: number, colour: string): void;
  /** Draws on a blurred layer; `radius` in units. */
  softly(radius: number, draw: (scratch: Context2D) => void): void;
}

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** Draws on the table of a room, in the units of a place. */
export function drawAt(scene: Scene, { x, table, unit }: Place, draw: (bench: Bench) => void): void {
  const { pen, side, palette: p } = scene;
  pen.save();
  pen.translate(x, table);
  pen.scale(unit, unit);
  draw({
    scene,
    pen,
    fill: (path, colour, middle = 0, reach = 1) => {
      const stops = [
        [0, mix(colour, p.light, 0.35)],
        [0.4, colour],
        [1, mix(colour, p.night, 0.72)],
      ] as const;
      pen.fillStyle = linear(pen, [middle + side * reach, 0], [middle - side * reach, 0], stops);
      path(pen);
      pen.fill();
    },
    line: (points, width, colour) => {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.lineCap = 'round';
      pen.beginPath();
      for (const [at, y] of points) pen.lineTo(at, y);
      pen.stroke();
    },
    softly: (radius, draw) =>
      drawSoftly(scene, radius * unit, (scratch) => {
        scratch.translate(x, table);
        scratch.scale(unit, unit);
        draw(scratch);
      }),
  });
  pen.restore();
}
