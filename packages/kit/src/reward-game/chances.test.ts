import { expect, test } from 'vitest';
import { chancesInPercent } from './chances.ts';

test.each([
  ['none without outcomes', [], []],
  ['one that is certain', [['Rose', 3]], [['Rose', 100]]],
  [
    'shares of all weights',
    [
      ['Rose', 1],
      ['Nothing', 3],
    ],
    [
      ['Rose', 25],
      ['Nothing', 75],
    ],
  ],
  [
    'what never happens is left out',
    [
      ['Rose', 1],
      ['Key', 0],
      ['Moon', -2],
    ],
    [['Rose', 100]],
  ],
] as const)('chances: %s', (_, outcomes, expected) => {
  const given = outcomes.map(([label, weight]) => ({ label, weight }));
  expect(chancesInPercent(given)).toEqual(expected.map(([label, percent]) => ({ label, percent })));
});
