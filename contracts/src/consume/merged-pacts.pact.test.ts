import { expect, test } from 'vitest';
import { mergedPacts } from './merged-pacts.ts';

const pact = (...descriptions: readonly string[]): string =>
  JSON.stringify(
    { consumer: { name: 'a' }, interactions: descriptions.map((description) => ({ description })) },
    null,
    2,
  );
const realtime = (...descriptions: readonly string[]) => new Map([['realtime.json', pact(...descriptions)]]);
const none = new Map<string, string>();

test('pacts of test files are merged in the order of Pact, whichever ended first', () => {
  const expected = realtime('a beat', 'a “ping”', 'no push', 'é');
  expect(mergedPacts(none, [realtime('no push', 'a beat'), realtime('é', 'a “ping”')])).toEqual(expected);
  expect(mergedPacts(none, [realtime('é', 'a “ping”'), realtime('no push', 'a beat')])).toEqual(expected);
});

test('a run of all test files leaves out what no test writes', () => {
  expect(mergedPacts(none, [realtime('a beat')])).toEqual(realtime('a beat'));
});

test('a run of single test files replaces theirs and keeps the others', () => {
  const before = new Map([...realtime('a beat', 'a push'), ['rest-api.json', pact('a request')]]);
  const written = JSON.stringify({ interactions: [{ description: 'a push', pending: false }] });
  const merged = mergedPacts(before, [new Map([['realtime.json', written]])]);
  expect(JSON.parse(merged.get('realtime.json') ?? '')).toEqual({
    interactions: [{ description: 'a beat' }, { description: 'a push', pending: false }],
  });
  expect(merged.get('rest-api.json')).toBe(pact('a request'));
});

test('two test files cannot have one description', () => {
  expect(() => mergedPacts(none, [realtime('a beat'), realtime('a beat')])).toThrow('Two test files');
});
