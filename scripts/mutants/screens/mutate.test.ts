import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flow } from './mutant.ts';
import { mutate, type NumberedMutant } from './mutate.ts';
import { mutantsOf, screenMutants } from './list.ts';

const mutant = (number: number, find: string, replacement = 'b'): NumberedMutant => ({
  number,
  find,
  replacement,
  file: 'a.ts',
  proof: flow('home', 'home'),
});

test('each mutant is a condition of its own, and the rest stays as it is', () => {
  const result = mutate('const x = a + 1;\nconst y = c;\n', [mutant(2, 'y = «c»', 'd'), mutant(1, 'x = «a + 1»')]);
  expect(result.split(';const x')[1]).toBe(
    ' = (globalThis.mutant === 1 ? (b) : (a + 1));\nconst y = (globalThis.mutant === 2 ? (d) : (c));\n',
  );
});

test.each([
  ['const x = a;', 'x = «b»', 'is found 0 times'],
  ['f(a); f(a);', 'f(«a»)', 'is found 2 times'],
  ['const x = a;', 'x = a', 'needs one expression'],
])('rejects in %j what is not exactly one expression: %j', (source, find, message) => {
  expect(() => mutate(source, [mutant(1, find)])).toThrow(message);
});

test('rejects two mutants of one expression', () => {
  expect(() => mutate('x = a + c', [mutant(1, '«a + c»'), mutant(2, '+ «c»')])).toThrow('overlap');
});

test('every mutant of the screens is found exactly once, and its proof is there', () => {
  const files = [...new Set(screenMutants.map(({ file }) => file))];
  for (const file of files) mutate(readFileSync(file, 'utf8'), mutantsOf(file));
  for (const { proof } of screenMutants) {
    const path = proof.kind === 'flow' ? `site/e2e/${proof.file}.spec.ts` : `stories/${proof.file}.stories.tsx`;
    const text = readFileSync(path, 'utf8');
    expect([path, proof.name, text.includes(proof.name)]).toEqual([path, proof.name, true]);
  }
  expect(screenMutants.length).toBeGreaterThanOrEqual(80);
});
