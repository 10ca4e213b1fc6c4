import { expect, test } from 'vitest';
import { failureCodes, failureStatus, isFailureCode, missingTokenText } from './failure-codes.ts';

test('every named failure has a status of a failure', () => {
  expect(failureCodes.length).toBe(Object.keys(failureStatus).length);
  for (const code of failureCodes) expect(failureStatus[code]).toBeGreaterThanOrEqual(400);
});

test.each([
  ['needLogin', true],
  ['tooMany', true],
  ['toString', false],
  ['__proto__', false],
  ['NeedLogin', false],
  [404, false],
  [null, false],
])('%s is a named failure: %s', (value, expected) => {
  expect(isFailureCode(value)).toBe(expected);
});

// @spec constant:http.missingTokenText
test('the text for a missing token is the documents’ own', () => {
  expect(missingTokenText).toBe('Missing Vxql-Token');
});
