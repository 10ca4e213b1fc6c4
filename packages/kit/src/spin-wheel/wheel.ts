/** What a segment of the wheel holds. @spec entity:enum.spinPrizeKind */
export type SpinPrizeKind = 'coins' | 'gift' | 'spins' | 'voucher' | 'bonusCode';

/** A segment as the wheel turns it. */
export interface WeightedSegment {
  /** Identity; the answer of a spin names it. */
  id: string;
  /** Its share of the wheel and so its chance; zero or less takes no part. */
  weight: number;
  /** What it holds. */
  kind: SpinPrizeKind;
}

/** Where a segment lies, in degrees clockwise from the top of the wheel at rest. */
export interface Arc {
  from: number;
  to: number;
}

const weightOf = ({ weight }: WeightedSegment) => (weight > 0 && Number.isFinite(weight) ? weight : 0);

/** The arcs of all segments in their order; a segment is as wide as its chance, so that the wheel tells the truth. */
export function arcsOf(segments: readonly WeightedSegment[]): readonly Arc[] {
  const total = segments.reduce((sum, segment) => sum + weightOf(segment), 0);
  let from = 0;
  return segments.map((segment) => {
    const arc = { from, to: from + (total > 0 ? (weightOf(segment) / total) * 360 : 0) };
    from = arc.to;
    return arc;
  });
}

/** How much of a segment at each of its edges the pointer never rests on. */
const edge = 0.15;

/** A turn in degrees as 0 to below 360. */
export const turned = (angle: number): number => ((angle % 360) + 360) % 360;

/**
 * The turn of the wheel, 0 to below 360 degrees clockwise, at which the pointer at the top rests inside the named segment: never
 * on a line, always at least 15 % of the segment away from one. Null when no such segment takes part. `random` gives 0 to below 1.
 * @assumed where inside its segment the wheel rests is not stated
 */
export function restingAngle(segments: readonly WeightedSegment[], id: string, random: () => number): number | null {
  const arc = arcsOf(segments)[segments.findIndex((segment) => segment.id === id)];
  if (!arc || arc.to <= arc.from) return null;
  return turned(-(arc.from + (arc.to - arc.from) * (edge + (1 - 2 * edge) * random())));
}

/** The segment under the pointer at a turn of the wheel, or null when there is none. */
export function segmentAt<Segment extends WeightedSegment>(
  segments: readonly Segment[],
  angle: number,
): Segment | null {
  const place = turned(-angle);
  return segments[arcsOf(segments).findIndex(({ from, to }) => place >= from && place < to)] ?? null;
}

/** A spin that slows down: from an angle over a distance, degrees with their sign, within a time in ms. */
export interface Slowing {
  from: number;
  distance: number;
  duration: number;
}

/** Shortest time of slowing down, in ms. */
export const shortestSlowing = 2400;

/**
 * Slows from a speed (degrees per ms, its sign the direction) to the resting angle: friction takes the same speed away in every
 * moment, so the distance is half of speed times time, and the number of whole turns follows.
 * @assumed at least 2.4 s, which is long enough to be read as friction
 */
export function slowTo(from: number, speed: number, resting: number): Slowing {
  const direction = speed < 0 ? -1 : 1;
  const least = (Math.abs(speed) * shortestSlowing) / 2;
  const rest = turned(direction * (resting - from));
  const distance = rest + 360 * Math.ceil(Math.max(0, least - rest) / 360);
  return { from, distance: direction * distance, duration: (2 * distance) / Math.abs(speed) };
}

/** The angle some ms after the slowing began; from its duration on exactly where it ends. */
export function angleAt({ from, distance, duration }: Slowing, elapsed: number): number {
  const share = duration > 0 ? Math.min(1, Math.max(0, elapsed / duration)) : 1;
  return from + distance * (1 - (1 - share) ** 2);
}

/** Slowest and fastest start of a spin, in degrees per ms. */
const slowest = 0.45;
const fastest = 1.6;
/** Below this a push only moves the wheel. */
const leastPush = 0.12;

/** The speed at which a push starts a spin, or null when it was too gentle to be meant. */
export function speedOfPush(speed: number): number | null {
  if (!(Math.abs(speed) >= leastPush)) return null;
  return Math.sign(speed) * Math.min(fastest, Math.max(slowest, Math.abs(speed)));
}

/** The chance of one kind of prize: so many in so many. */
export interface Chance {
  kind: SpinPrizeKind;
  count: number;
  of: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The chances by kind, likeliest first, in the smallest whole numbers; weights that are not whole are taken in thousandths. */
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
