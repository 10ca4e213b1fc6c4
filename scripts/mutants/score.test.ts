import { expect, test } from 'vitest';
import { scoreOf, survivorsOf, type Result } from './score.ts';

const mutant = (status: string, line = 1, fileName = 'ledger.ts'): Result => ({
  status,
  fileName,
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  location: { start: { line } },
});

test.each([
  [['Killed', 'Timeout', 'Survived', 'NoCoverage'], '2 of 4 mutants killed, 50.0 %'],
  [['Killed', 'Killed', 'Survived'], '2 of 3 mutants killed, 66.7 %'],
  [['Killed', 'RuntimeError', 'CompileError', 'Ignored'], '1 of 1 mutants killed, 100.0 %'],
  [[], '0 of 0 mutants killed, 0 %'],
] as [string[], string][])('of %j the score is %s', (statuses, score) => {
  expect(scoreOf(statuses.map((status) => mutant(status)))).toBe(score);
});

test('lists what survived and what no test reaches, by file and line', () => {
  const results = [mutant('NoCoverage', 9), mutant('Killed', 1), mutant('Survived', 3), mutant('Survived', 4, 'a.ts')];
  expect(survivorsOf(results)).toEqual([
    'Survived a.ts:4 EqualityOperator a < b',
    'Survived ledger.ts:3 EqualityOperator a < b',
    'NoCoverage ledger.ts:9 EqualityOperator a < b',
  ]);
});
