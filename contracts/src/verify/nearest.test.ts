import { expect, test } from 'vitest';
import { didYouMean } from './nearest.ts';
import { readPacts } from './pact-files.ts';
import { numberingState } from './numbers.ts';

const known = ['content/actors/getActor', 'content/actors', 'the guest’s balance is {amount}'];

test.each([
  ['content/actor', 'content/actors'],
  ['getactr', 'content/actors/getActor'],
  ["the guest's balance is {sum}", 'the guest’s balance is {amount}'],
])('%s is taken for %s', (name, meant) => {
  expect(didYouMean(name, known)).toBe(` Did you mean "${meant}"?`);
});

test('what is like nothing, and what is known, brings no sentence', () => {
  expect(['purchases of yesterday', 'content/actors'].map((name) => didYouMean(name, known))).toEqual(['', '']);
});

test('the state of numbered pushes is one of the pacts', () => {
  expect(JSON.stringify(readPacts())).toContain(JSON.stringify(numberingState));
});
