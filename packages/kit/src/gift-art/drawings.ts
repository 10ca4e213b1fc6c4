import type { Paint } from './paints.ts';

/** The gifts that have a drawing. */
export type GiftShape =
  | 'rose'
  | 'lantern'
  | 'moon'
  | 'record'
  | 'orchid'
  | 'macaron'
  | 'pearl'
  | 'comet'
  | 'key'
  | 'cup'
  | 'fan'
  | 'perfume';

/** One shape on a square of 64: a path, filled with a paint or colour or drawn as a line. */
export interface GiftPart {
  d: string;
  paint?: Paint;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  turn?: string;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0 ${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
const circle = (cx: number, cy: number, r: number) => ellipse(cx, cy, r, r);
const bar = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 0 ${height}h${2 * r - width}a${r} ${r} 0 0 1 0 ${-height}Z`;

interface Petals {
  at: readonly [number, number];
  out: number;
  size: readonly [number, number];
  paint: Paint;
  turns: readonly number[];
}

const petals = ({ at: [x, y], out, size: [rx, ry], paint, turns }: Petals): GiftPart[] =>
  turns.map((turn) => ({ d: ellipse(x, y - out, rx, ry), paint, turn: `rotate(${turn} ${x} ${y})` }));

const around = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + (index * 360) / count);

/** The shapes of each gift from back to front; light comes from the upper left. */
export const drawings: Readonly<Record<GiftShape, readonly GiftPart[]>> = {
  rose: [
    { d: 'M32 36c1 9-1 15-3 22', stroke: '#3f7a6c', width: 3 },
    { d: 'M30 50c6-7 13-7 17-5-3 6-10 8-17 5Z', paint: 'teal' },
    ...petals({ at: [32, 24], out: 9, size: [10, 11], paint: 'rose', turns: around(5) }),
    ...petals({ at: [32, 24], out: 5, size: [7, 8], paint: 'rose', turns: around(4, 30) }),
    { d: circle(32, 24, 6.5), paint: 'rose' },
    { d: 'M28.5 24a3.6 3.6 0 1 1 5 3.2', stroke: '#6d153c', width: 1.5 },
  ],
  lantern: [
    { d: 'M24 14a8 8 0 0 1 16 0', stroke: '#c9a48f', width: 2 },
    { d: bar(20, 13, 24, 6, 3), paint: 'plum' },
    { d: 'M20 19h24c5 8 5 20 0 28H20c-5-8-5-20 0-28Z', paint: 'amber' },
    { d: 'M27 19c-3 8-3 20 0 28M37 19c3 8 3 20 0 28', stroke: '#a4561d', width: 1.5, opacity: 0.45 },
    { d: ellipse(31, 34, 6, 9), fill: '#fff8df', opacity: 0.75 },
    { d: bar(20, 46, 24, 6, 3), paint: 'plum' },
    { d: 'M32 52v6', stroke: '#ef5f86', width: 2.5 },
  ],
  moon: [
    { d: 'M42 8a25 25 0 1 0 12 36A20 20 0 0 1 42 8Z', paint: 'ivory' },
    { d: circle(24, 30, 3.5) + circle(31, 43, 2.5), fill: '#b58f86', opacity: 0.35 },
    { d: 'm50 16 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z', fill: '#f5b75f' },
  ],
  record: [
    { d: circle(32, 32, 25), paint: 'ink' },
    { d: circle(32, 32, 21) + circle(32, 32, 18) + circle(32, 32, 15), stroke: '#a98fae', width: 1, opacity: 0.3 },
    { d: 'M32 32 14 16a24 24 0 0 1 12-7.5Z', fill: '#fff', opacity: 0.1 },
    { d: circle(32, 32, 10), paint: 'rose' },
    { d: circle(32, 32, 2), fill: '#180c17' },
  ],
  orchid: [
    ...petals({ at: [32, 31], out: 13, size: [8, 14], paint: 'mauve', turns: around(3) }),
    ...petals({ at: [32, 31], out: 12, size: [11, 12], paint: 'mauve', turns: [70, 290] }),
    { d: ellipse(32, 36, 7, 9), paint: 'rose' },
    { d: circle(32, 31, 3.5), paint: 'amber' },
  ],
  macaron: [
    { d: 'M10 31c0-12 10-18 22-18s22 6 22 18Z', paint: 'rose' },
    { d: bar(9, 30, 46, 8, 4), paint: 'ivory' },
    { d: 'M10 37h44c0 10-8 14-22 14s-22-4-22-14Z', paint: 'rose' },
  ],
  pearl: [
    { d: 'M8 40c0-14 11-24 24-24s24 10 24 24c-6 6-14 10-24 10S14 46 8 40Z', paint: 'mauve' },
    { d: 'M32 50 18 21M32 50 26 17M32 50l6-33M32 50l14-29', stroke: '#63376f', width: 1.5, opacity: 0.5 },
    { d: circle(32, 40, 11), paint: 'ivory' },
  ],
  comet: [
    { d: 'M42 22 8 56c4-14 12-26 24-36Z', paint: 'rose', opacity: 0.55 },
    { d: 'M44 26 18 52c4-10 9-20 17-28Z', paint: 'amber', opacity: 0.8 },
    { d: circle(43, 21, 12), paint: 'amber' },
  ],
  key: [
    { d: circle(22, 24, 13), paint: 'amber' },
    { d: circle(22, 24, 6), fill: '#2a1826' },
    { d: 'm30 31 22 22-5 4-4-4-4 3-5-5 3-3-11-11Z', paint: 'amber' },
  ],
  cup: [
    { d: ellipse(31, 51, 23, 6), paint: 'mauve' },
    { d: 'M44 28c10-3 14 12 0 15', stroke: '#c78ab8', width: 4 },
    { d: 'M12 24h36c0 16-6 26-18 26S12 40 12 24Z', paint: 'ivory' },
    { d: ellipse(30, 24, 18, 5), paint: 'plum' },
    { d: ellipse(30, 25, 14, 3.2), paint: 'amber' },
    { d: 'M25 17c-3-4 3-6 0-11M34 17c-3-4 3-6 0-11', stroke: '#f5e4d3', width: 2, opacity: 0.5 },
  ],
  fan: [
    ...petals({ at: [32, 50], out: 17, size: [5.5, 15.5], paint: 'rose', turns: [-64, -32, 0, 32, 64] }),
    ...petals({ at: [32, 50], out: 17, size: [5, 14.5], paint: 'mauve', turns: [-48, -16, 16, 48] }),
    { d: circle(32, 50, 4), paint: 'amber' },
  ],
  perfume: [
    { d: bar(27, 15, 10, 9, 2), paint: 'ivory' },
    { d: circle(32, 12, 7), paint: 'amber' },
    { d: 'M22 24h20l10 12c4 10-3 20-12 20H24c-9 0-16-10-12-20Z', paint: 'teal' },
    { d: 'M15 40h34c2 7-3 13-9 13H24c-6 0-11-6-9-13Z', paint: 'rose', opacity: 0.7 },
    { d: 'M20 30c-4 5-5 11-3 16', stroke: '#fff', width: 2.5, opacity: 0.55 },
  ],
};

/** A wrapped box, for a gift without a drawing of its own. */
export const wrappedGift: readonly GiftPart[] = [
  { d: bar(14, 26, 36, 28, 4), paint: 'ivory' },
  { d: bar(11, 19, 42, 10, 3), paint: 'ivory' },
  { d: 'M32 19v35', stroke: '#b58f86', width: 4 },
  { d: 'M32 19c-9 0-13-9-7-10 5 0 7 6 7 10 0-4 2-10 7-10 6 1 2 10-7 10Z', stroke: '#b58f86', width: 3 },
];
