import type { Context2D } from '../tools.ts';

/** x and y. */
export type Point = readonly [number, number];

/** Begins a path and traces it, without filling. */
export type Path = (pen: Context2D) => void;

/** A colour stop of a gradient, at 0 to 1. */
export type Stop = readonly [number, string];

/** Continues the current path smoothly through the points (Catmull-Rom); an open one ends at its last point. */
export function traceThrough(pen: Context2D, points: readonly Point[], closed: boolean, move = true): void {
  const count = points.length;
  const origin: Point = points[0] ?? [0, 0];
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? origin;
  if (move) pen.moveTo(origin[0], origin[1]);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    pen.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    );
  }
  if (closed) pen.closePath();
}

/** A closed smooth outline. */
export function outline(points: readonly Point[]): Path {
  return (pen) => {
    pen.beginPath();
    traceThrough(pen, points, true);
  };
}

/** A closed shape between two open smooth edges: the first forwards, then the second. */
export function between(outer: readonly Point[], inner: readonly Point[]): Path {
  return (pen) => {
    pen.beginPath();
    traceThrough(pen, outer, false);
    traceThrough(pen, inner, false, false);
    pen.closePath();
  };
}

/** Round blobs (x, y, radius) as one shape. */
export function blobs(circles: readonly (readonly [number, number, number])[]): Path {
  return (pen) => {
    pen.beginPath();
    for (const [x, y, radius] of circles) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
    }
  };
}

/** A closed shape with straight edges. */
export const polygon =
  (points: readonly Point[]): Path =>
  (pen) => {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
  };

/** A circle. */
export const circle =
  ([x, y]: Point, radius: number): Path =>
  (pen) => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
  };

/** The points mirrored at the centre line, in reverse order, to close a half outline. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse();
}

/** Draws only inside a shape. */
export function within(pen: Context2D, path: Path, draw: () => void): void {
  pen.save();
  path(pen);
  pen.clip();
  draw();
  pen.restore();
}

/** A gradient from one point to another. */
export function linear(pen: Context2D, from: Point, to: Point, stops: readonly Stop[]): CanvasGradient {
  const gradient = pen.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** A gradient from a centre outwards. */
export function radial(pen: Context2D, centre: Point, radius: number, stops: readonly Stop[]): CanvasGradient {
  const gradient = pen.createRadialGradient(centre[0], centre[1], 0, centre[0], centre[1], radius);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}
