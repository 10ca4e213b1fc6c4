import { expect, test } from 'vitest';
import { seededRandom } from '../../world/seeded-random.ts';
import { chancesOf, draw } from './draw.ts';

const table = [
  { id: 'often', weight: 50 },
  { id: 'never', weight: 0 },
  { id: 'seldom', weight: 49 },
  { id: 'once', weight: 1 },
];

test.each([
  ['the least number', 0, 'often'],
  ['below the first limit', 0.5 - Number.EPSILON, 'often'],
  ['at the first limit', 0.5, 'seldom'],
  ['at the last limit', 0.99, 'once'],
  ['the greatest number', 1 - Number.EPSILON, 'once'],
  ['a number that no generator should give', 1, 'once'],
])('%s draws', (_, random, id) => expect(draw(table, () => random).id).toBe(id));

test('a table without outcomes draws nothing', () => {
  expect(() => draw([], () => 0)).toThrow('without outcomes');
  expect(() => draw([{ weight: 0 }], () => 0)).toThrow('without outcomes');
});

test('the chances sum to one, and are those of the table', () => {
  expect(chancesOf(table)).toEqual([0.5, 0, 0.49, 0.01]);
  expect(chancesOf([{ weight: 0 }])).toEqual([0]);
});

test('a million draws hold the chances within five sigma', () => {
  const draws = 1_000_000;
  const random = seededRandom(28);
  const counts = new Map<string, number>();
  for (let at = 0; at < draws; at += 1) {
    const { id } = draw(table, random);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const [at, chance] of chancesOf(table).entries()) {
    const count = counts.get(table[at]?.id ?? '') ?? 0;
    expect(Math.abs(count - draws * chance)).toBeLessThanOrEqual(5 * Math.sqrt(draws * chance * (1 - chance)));
  }
});
