import { describe, expect, test } from 'vitest';
import {
  angleAt,
  arcsOf,
  chancesOf,
  restingAngle,
  segmentAt,
  minSlowingMs,
  slowTo,
  initialSpeed,
  normalizeAngle,
  type WeightedSegment,
} from './wheel.ts';

const even: readonly WeightedSegment[] = Array.from({ length: 12 }, (_, index) => ({
  id: `s${index}`,
  weight: 1,
  kind: index % 2 ? 'coins' : 'gift',
}));
const uneven: readonly WeightedSegment[] = [
  { id: 'big', weight: 70, kind: 'coins' },
  { id: 'none', weight: 0, kind: 'voucher' },
  { id: 'small', weight: 1, kind: 'bonusCode' },
  { id: 'middle', weight: 29, kind: 'gift' },
];
const randomValues = [0, 0.001, 0.25, 0.5, 0.75, 0.999999];

/** @spec component:SpinWheel 5 */
describe('the wheel rests inside the segment that the server named, never on a line', () => {
  const cases = [even, uneven].flatMap((segments) =>
    segments
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => randomValues.map((random) => ({ segments, id, random }))),
  );
  test.each(cases)('$id at $random', ({ segments, id, random }) => {
    const angle = restingAngle(segments, id, () => random) ?? Number.NaN;
    expect(angle).toBeGreaterThanOrEqual(0);
    expect(angle).toBeLessThan(360);
    expect(segmentAt(segments, angle)?.id).toBe(id);
    const { from, to } = arcsOf(segments)[segments.findIndex((segment) => segment.id === id)] ?? { from: 0, to: 0 };
    const place = normalizeAngle(-angle);
    expect(Math.min(place - from, to - place)).toBeGreaterThan((to - from) * 0.149);
  });
});

test.each(['none', 'unknown'])('has no resting angle for %s', (id) => {
  expect(restingAngle(uneven, id, () => 0.5)).toBeNull();
});

test('a segment is as wide as its chance', () => {
  expect(arcsOf(uneven).map(({ from, to }) => Math.round(((to - from) / 360) * 100))).toEqual([70, 0, 1, 29]);
  expect(arcsOf([{ id: 'a', weight: 0, kind: 'gift' }])).toEqual([{ from: 0, to: 0 }]);
});

describe.each([
  [0, 0.9, 200],
  [350, 0.9, 10],
  [40, 1.6, 40],
  [120, -0.5, 300],
  [1234, 0.45, 0],
])('from %d at %d to %d', (from, speed, resting) => {
  const slowing = slowTo(from, speed, resting);
  const steps = Array.from({ length: 101 }, (_, step) => angleAt(slowing, (slowing.duration * step) / 100));
  const moves = steps.slice(1).map((angle, step) => Math.abs(angle - (steps[step] ?? 0)));

  test('it starts at the given speed', () => {
    expect(angleAt(slowing, 0)).toBe(from);
    expect(angleAt(slowing, 0.01) - from).toBeCloseTo(speed * 0.01, 4);
  });
  test('it only ever slows down', () => {
    expect(moves.every((move, step) => step === 0 || move < (moves[step - 1] ?? 0))).toBe(true);
  });
  test('it ends where it should and stays there', () => {
    const off = normalizeAngle(angleAt(slowing, slowing.duration) - resting);
    expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
    expect(angleAt(slowing, slowing.duration * 3)).toBe(angleAt(slowing, slowing.duration));
  });
  test('it takes as long as friction needs', () => {
    expect(slowing.duration).toBeGreaterThanOrEqual(minSlowingMs);
    expect(slowing.duration).toBeLessThan(minSlowingMs + 720 / Math.abs(speed) + 1);
  });
});

test.each([
  [0.05, null],
  [-0.05, null],
  [Number.NaN, null],
  [0.2, 0.45],
  [-1, -1],
  [9, 1.6],
])('a release at %d starts a spin at %s', (released, speed) => {
  expect(initialSpeed(released)).toBe(speed);
});

test('chances by kind are reduced fractions', () => {
  expect(chancesOf(even)).toEqual([
    { kind: 'gift', count: 1, of: 2 },
    { kind: 'coins', count: 1, of: 2 },
  ]);
  expect(chancesOf(uneven)).toEqual([
    { kind: 'coins', count: 70, of: 100 },
    { kind: 'gift', count: 29, of: 100 },
    { kind: 'bonusCode', count: 1, of: 100 },
  ]);
  expect(
    chancesOf([
      { id: 'a', weight: 0.25, kind: 'spins' },
      { id: 'b', weight: 0.75, kind: 'coins' },
    ]),
  ).toEqual([
    { kind: 'coins', count: 3, of: 4 },
    { kind: 'spins', count: 1, of: 4 },
  ]);
  expect(chancesOf([])).toEqual([]);
});
