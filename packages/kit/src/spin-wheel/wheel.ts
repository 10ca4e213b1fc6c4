import type { ReactNode } from 'react';

/** The kinds of prizes. @spec entity:enum.spinPrizeKind */
export type SpinPrizeKind = 'coins' | 'gift' | 'spins' | 'voucher' | 'bonusCode';

/** A segment with its weight. */
export interface WeightedSegment {
  /** Identity; the result of a spin refers to it. */
  id: string;
  /** Its weight, which is its share of the wheel and its chance; zero or less is left out. */
  weight: number;
  /** The kind of prize. */
  kind: SpinPrizeKind;
}

/** A segment of the wheel as it is shown. */
export interface SpinSegment extends WeightedSegment {
  /** The prize as text, such as "20 coins". */
  label: string;
  /** A number in large type, such as "20"; not shown if there is `art`. */
  figure?: string | undefined;
  /** The text below figure or art. @default the label */
  caption?: string | undefined;
  /** A drawing of 46 px, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
  /** Whether it is the highest prize, shown in the colour of the coin. @default false */
  featured?: boolean | undefined;
}

/** The arc of a segment, in degrees clockwise from the top of the unturned wheel. */
export interface Arc {
  from: number;
  to: number;
}

const weightOf = ({ weight }: WeightedSegment) => (weight > 0 && Number.isFinite(weight) ? weight : 0);

/** The arcs of all segments in order; each is as wide as its chance. */
export function arcsOf(segments: readonly WeightedSegment[]): readonly Arc[] {
  const total = segments.reduce((sum, segment) => sum + weightOf(segment), 0);
  let from = 0;
  return segments.map((segment) => {
    const arc = { from, to: from + (total > 0 ? (weightOf(segment) / total) * 360 : 0) };
    from = arc.to;
    return arc;
  });
}

/** Share of a segment at each edge on which the pointer never rests. */
const edge = 0.15;

/** Normalizes an angle to 0 to below 360 degrees. */
export const normalizeAngle = (angle: number): number => ((angle % 360) + 360) % 360;

/**
 * The angle of the wheel, 0 to below 360 degrees clockwise, at which the pointer is inside a segment, at least 15 % away from its edges;
 * null without such a segment. `random` returns 0 to below 1.
 * @assumed where inside its segment the wheel rests is not stated
 */
export function restingAngle(segments: readonly WeightedSegment[], id: string, random: () => number): number | null {
  const arc = arcsOf(segments)[segments.findIndex((segment) => segment.id === id)];
  if (!arc || arc.to <= arc.from) return null;
  return normalizeAngle(-(arc.from + (arc.to - arc.from) * (edge + (1 - 2 * edge) * random())));
}

/** The segment under the pointer at an angle of the wheel, or null if there is none. */
export function segmentAt<Segment extends WeightedSegment>(
  segments: readonly Segment[],
  angle: number,
): Segment | null {
  const position = normalizeAngle(-angle);
  return segments[arcsOf(segments).findIndex(({ from, to }) => position >= from && position < to)] ?? null;
}

/** A spin that slows down: start angle and signed distance in degrees, duration in ms. */
export interface Slowing {
  from: number;
  distance: number;
  duration: number;
}

/** Shortest time of slowing down, in ms. */
export const minSlowingMs = 2400;

/**
 * Slows down from a signed speed in degrees per ms to the resting angle. Friction is constant, so the distance is half of speed
 * times duration, from which the number of full turns follows.
 * @assumed at least 2.4 s, which is long enough to be read as friction
 */
export function slowTo(from: number, speed: number, resting: number): Slowing {
  const direction = speed < 0 ? -1 : 1;
  const minDistance = (Math.abs(speed) * minSlowingMs) / 2;
  const rest = normalizeAngle(direction * (resting - from));
  const distance = rest + 360 * Math.ceil(Math.max(0, minDistance - rest) / 360);
  return { from, distance: direction * distance, duration: (2 * distance) / Math.abs(speed) };
}

/** The angle after `elapsed` ms; from `duration` on exactly the final angle. */
export function angleAt({ from, distance, duration }: Slowing, elapsed: number): number {
  const share = duration > 0 ? Math.min(1, Math.max(0, elapsed / duration)) : 1;
  return from + distance * (1 - (1 - share) ** 2);
}

/** Minimum and maximum initial speed, in degrees per ms. */
const minSpeed = 0.45;
const maxSpeed = 1.6;
/** Slower releases move the wheel without spinning it. */
const minReleaseSpeed = 0.12;

/** The initial speed of a spin for a release at `speed`, clamped to the limits, or null if it was too slow to spin the wheel. */
export function initialSpeed(speed: number): number | null {
  if (!(Math.abs(speed) >= minReleaseSpeed)) return null;
  return Math.sign(speed) * Math.min(maxSpeed, Math.max(minSpeed, Math.abs(speed)));
}

/** The chance of one kind of prize: `count` in `of`. */
export interface Chance {
  kind: SpinPrizeKind;
  count: number;
  of: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The chances by kind, most likely first, as reduced fractions; fractional weights are rounded to thousandths. */
export function chancesOf(segments: readonly WeightedSegment[]): readonly Chance[] {
  const scale = segments.every((segment) => Number.isInteger(weightOf(segment))) ? 1 : 1000;
  const counts = new Map<SpinPrizeKind, number>();
  for (const segment of segments) {
    const count = Math.round(weightOf(segment) * scale);
    if (count > 0) counts.set(segment.kind, (counts.get(segment.kind) ?? 0) + count);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const common = [...counts.values()].reduce(divisor, total);
  return [...counts]
    .map(([kind, count]) => ({ kind, count: count / common, of: total / common }))
    .toSorted((a, b) => b.count - a.count);
}
