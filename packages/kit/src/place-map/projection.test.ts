import { expect, test } from 'vitest';
import { gatherMarkers, namedGroups } from './gather-markers.ts';
import { between, kilometresPerUnit, projected } from './projection.ts';

const koeln = { latitude: 50.9375, longitude: 6.9603 };
const bonn = { latitude: 50.7374, longitude: 7.0982 };

test('a map keeps distances near its middle', () => {
  const km = between(projected(koeln), projected(bonn)) * kilometresPerUnit(koeln.latitude);
  // 24.3 km along the surface.
  expect(km).toBeGreaterThan(24);
  expect(km).toBeLessThan(25);
});

test('north is above, east is to the right, and the poles are left out', () => {
  const [south, north] = [projected(bonn), projected(koeln)];
  expect(north.y).toBeLessThan(south.y);
  expect(south.x).toBeGreaterThan(north.x);
  expect(Number.isFinite(projected({ latitude: 90, longitude: 0 }).y)).toBe(true);
});

test('close places gather as a number, the first one names them', () => {
  const marker = (id: string, x: number, count: number, selected = false) => ({
    id,
    x,
    y: 0,
    label: id,
    count,
    selected,
  });
  const groups = gatherMarkers([marker('a', 0, 1), marker('b', 10, 2, true), marker('c', 90, 4)], 30);
  expect(groups).toEqual([
    { ids: ['a', 'b'], x: 0, y: 0, label: 'a', count: 3, selected: true },
    { ids: ['c'], x: 90, y: 0, label: 'c', count: 4, selected: false },
  ]);
});

test('a name is left out over a mark, over another name and over the middle', () => {
  const single = (label: string, x: number, y: number) => ({ ids: [label], x, y, label, count: 1, selected: false });
  const groups = [
    single('Freiburg', 0, 0),
    single('Basel', 10, 32),
    single('Linz', 35, 32),
    single('Graz', 300, 0),
    single('Wien', 200, 160),
    { ...single('Bonn', 400, 300), ids: ['Bonn', 'Köln'] },
  ];
  const named = [...namedGroups(groups, { x: 200, y: 200 })].map(({ label }) => label);
  expect(named).toEqual(['Basel', 'Graz']);
});
