import { expect, test } from 'vitest';
import { deckOf, randomOf } from './random.ts';

const first = (seed: string, count = 5) => {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => random.next());
};

test('a seed generates the same sequence each time, another seed another one', () => {
  expect(first('a')).toEqual(first('a'));
  expect(first('a')).not.toEqual(first('b'));
  expect(first('ab')).not.toEqual(first('ba'));
});

test('the numbers of a seed do not change, so that seed files do not change', () => {
  const random = randomOf('20261120');
  expect(Array.from({ length: 6 }, () => random.int(0, 999))).toMatchInlineSnapshot(`
    [
      368,
      911,
      962,
      182,
      381,
      880,
    ]
  `);
});

test('numbers are evenly distributed', () => {
  const numbers = first('even', 10_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(share).toBeGreaterThan(850);
    expect(share).toBeLessThan(1150);
  }
});

test('integers include both limits', () => {
  const random = randomOf('ends');
  const numbers = new Set(Array.from({ length: 200 }, () => random.int(3, 5)));
  expect([...numbers].sort((one, other) => one - other)).toEqual([3, 4, 5]);
});

test('a weight of zero is never chosen and a heavy one often', () => {
  const random = randomOf('weights');
  const weights = { never: 0, seldom: 1, often: 9 };
  const keys = ['never', 'seldom', 'often'] as const;
  const chosen = Array.from({ length: 1000 }, () => random.weighted(keys, (key) => weights[key]));
  expect(chosen).not.toContain('never');
  expect(chosen.filter((key) => key === 'often').length).toBeGreaterThan(840);
  expect(chosen).toContain('seldom');
});

test('shuffling keeps every item and does not change the list', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = randomOf('shuffle').shuffled(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a deck deals every item once before it repeats any', () => {
  const next = deckOf(randomOf('deck'), ['a', 'b', 'c']);
  const rounds = [0, 1, 2].map(() => [next(), next(), next()].toSorted().join(''));
  expect(rounds).toEqual(['abc', 'abc', 'abc']);
});

test('throws for empty lists and without positive weights', () => {
  const random = randomOf('empty');
  expect(() => random.pick([])).toThrow(RangeError);
  expect(() => random.weighted(['a'], () => 0)).toThrow(RangeError);
  expect(() => deckOf(random, [])()).toThrow(RangeError);
});
