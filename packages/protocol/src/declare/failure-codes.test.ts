import { expect, test } from 'vitest';
import { failureCodes, failureStatus, isFailureCode, missingTokenText } from './failure-codes.ts';

test('every failure code has an error status', () => {
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
])('%s is a failure code: %s', (value, expected) => {
  expect(isFailureCode(value)).toBe(expected);
});

// @spec constant:http.missingTokenText
test('the text for a missing token is the one of the documents', () => {
  expect(missingTokenText).toBe('Missing Vxql-Token');
});
