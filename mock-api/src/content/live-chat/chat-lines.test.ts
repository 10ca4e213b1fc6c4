import { expect, test } from 'vitest';
import { randomOf } from '../../seed/random.ts';
import { chatLines } from './chat-lines.ts';

test.each([
  ['remark', 5],
  ['answer', 3],
  ['greeting', 2],
] as const)('of a %s all %i lines are said before one comes again, and none twice in a row', (occasion, many) => {
  for (let chat = 0; chat < 20; chat += 1) {
    const next = chatLines(randomOf(`lines ${chat}`));
    const said = Array.from({ length: 4 * many }, () => next(occasion)('en'));
    expect(new Set(said.slice(0, many)).size).toBe(many);
    expect(said.every((line, at) => line !== said[at - 1])).toBe(true);
  }
});

test('the lines of a chat are the same in each run, in the guest’s language', () => {
  const lines = (language: string) => {
    const next = chatLines(randomOf('lines c-1'));
    return Array.from({ length: 6 }, () => next('remark')(language));
  };
  expect(lines('de')).toEqual(lines('de'));
  expect(lines('de')).not.toEqual(lines('en'));
});
