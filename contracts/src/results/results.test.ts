import { expect, test } from 'vitest';
import { allClaimed } from '../verify/choice.ts';
import { verifiedOf, type Verified } from '../verify/outcome.ts';
import type { Interaction, PactFile } from '../verify/pact-files.ts';
import { annotationsOf } from './annotations.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import { passes, resultsOfRun, type Results } from './results.ts';
import { linesOf } from './text.ts';

const interaction = (call: string, description: string): Interaction => ({
  type: 'Synchronous/HTTP',
  description,
  comments: { call },
  providerStates: [{ name: 'the guest is logged in', params: { token: "o'neil" } }],
  request: { method: 'POST', path: '/rest/v1/buy', query: { language: ['en'] }, body: { content: { id: 7 } } },
});

const pact = (interactions: readonly Interaction[]): PactFile => ({ provider: { name: 'rest-api' }, interactions });

const addresses = { baseUrl: 'http://here', socketUrl: null, statesUrl: 'http://here/states' };

const broken = (each: Interaction): Verified =>
  verifiedOf(each, {
    provider: 'rest-api',
    trouble: null,
    result: {
      description: each.description,
      result: 'Error',
      mismatch: {
        mismatches: [
          { type: 'BodyMismatch', path: '$.price', expected: '5', actual: '"<5>"', mismatch: 'to be the same type as' },
          { type: 'StatusMismatch', expected: 200, actual: 500, mismatch: 'expected 200 but was 500' },
        ],
      },
    },
  });

const holding = (each: Interaction): Verified =>
  verifiedOf(each, { provider: 'rest-api', trouble: null, result: { description: each.description, result: 'OK' } });

const resultsOf = (interactions: readonly Interaction[], verified: readonly Verified[], claims = allClaimed): Results =>
  resultsOfRun(verified, { pacts: [pact(interactions)], claims, addresses, problems: [] });

const one = interaction('content/galleries/buy', 'a request to buy');
const other = interaction('content/actors/read', 'a request to read');

test('a pass is one line for each module, in their order', () => {
  const results = resultsOf([one, other], [holding(one), holding(other)]);
  expect(linesOf(results, 'file')).toEqual(['content/actors: all 1 hold', 'content/galleries: all 1 hold']);
  expect(passes(results)).toBe(true);
});

test('a command that sends a file makes it of its text', () => {
  const file = { content: 'iVBORw==', contentType: 'image/png', encoded: 'base64' };
  const upload = { ...one, request: { ...one.request, body: file } };
  const [shown] = resultsOf([upload], [broken(upload)]).all;
  expect(shown?.repeat.at(-1)).toMatch(/^printf %s iVBORw== \| base64 -d \| curl -i -X POST .* --data-binary @-$/);
});

test('what is broken names request, state, place, expected, got and the command that repeats it', () => {
  const results = resultsOf([one, other], [broken(one), holding(other)]);
  expect(linesOf(results, 'file')).toEqual([
    'content/actors: all 1 hold',
    'content/galleries: 1 of 1 broken',
    '  POST /rest/v1/buy: a request to buy',
    '    given     the guest is logged in',
    '    at        status',
    '    expected  200',
    '    got       500',
    '    at        $.price',
    '    expected  a value of the type of 5',
    '    got       "<5>"',
    String.raw`    repeat it curl -X POST 'http://here/states' -H 'x-world: again' -H 'content-type: application/json' -d '{"state":"the guest is logged in","params":{"token":"o'\''neil"}}'`,
    String.raw`              curl -i -X POST 'http://here/rest/v1/buy?language=en' -H 'x-world: again' -d '{"id":7}'`,
    '1 of 2 interactions are broken. All of them: file',
  ]);
  expect(results.all[0]?.repeat[0]).toContain(
    String.raw`{"state":"the guest is logged in","params":{"token":"o'\''neil"}}`,
  );
  expect(passes(results)).toBe(false);
});

test('what is not claimed is told apart and cannot fail', () => {
  const results = resultsOf([one, other], [broken(one), holding(other)], (call) => call.startsWith('content/actors'));
  expect(linesOf(results, 'file')).toEqual(['content/actors: all 1 hold', 'Not claimed: 1, of which 0 hold already.']);
  expect(passes(results)).toBe(true);
});

test('a server that implements nothing gets at most 200 lines, each module among them', () => {
  const all = Array.from({ length: 900 }, (_, at) => interaction(`content/module${at % 40}/call`, `a request ${at}`));
  const lines = linesOf(resultsOf(all, all.map(broken)), 'file');
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(lines.filter((line) => / of \d+ broken$/.test(line))).toHaveLength(40);
  expect(lines).toContain('  and 22 more');
});

test('an interaction whose state failed never holds, and one that is in no report was not tried', () => {
  const state = { kind: 'state', text: 'no such state' } as const;
  const result = { description: one.description, result: 'OK' };
  expect(verifiedOf(one, { provider: 'rest-api', trouble: state, result })).toMatchObject({
    holds: false,
    trouble: state,
  });
  const missing = verifiedOf(one, { provider: 'rest-api', trouble: null, result: undefined });
  expect(missing).toMatchObject({ holds: false, trouble: { kind: 'notTried' } });
});

test('fields that are missing are named one by one', () => {
  const { differences } = verifiedOf(one, {
    provider: 'rest-api',
    trouble: null,
    result: {
      description: one.description,
      result: 'Error',
      mismatch: {
        mismatches: [
          { path: '$.error', mismatch: 'Actual map is missing the following keys: code, field', expected: '' },
        ],
      },
    },
  });
  expect(differences.map(({ at, got }) => `${at}: ${got}`)).toEqual([
    '$.error.code: no such field',
    '$.error.field: no such field',
  ]);
});

test('JUnit counts failures and skips what is not claimed; values are escaped', () => {
  const claims = (call: string) => call !== 'content/actors/read';
  const xml = junitOf(resultsOf([one, other], [broken(one), broken(other)], claims));
  expect(xml).toContain('<testsuite name="content/galleries" tests="1" failures="1" skipped="0">');
  expect(xml).toContain('<testsuite name="content/actors" tests="1" failures="0" skipped="1">');
  expect(xml).toContain('got       &quot;&lt;5&gt;&quot;');
});

test('the HTML file opens broken modules only, and escapes values', () => {
  const html = htmlOf(resultsOf([one, other], [broken(one), holding(other)]));
  expect(html).toContain('<h1>1 interactions are broken</h1>');
  expect(html).toContain('<details data-holds="false" open>\n<summary>content/galleries');
  expect(html).toContain('<details data-holds="true">\n<summary>content/actors');
  expect(html).toContain('&quot;&lt;5&gt;&quot;');
});

test('an annotation names module, request and the first difference', () => {
  const lines = annotationsOf(resultsOf([one], [broken(one)]));
  expect(lines).toEqual([
    '::error title=content/galleries POST /rest/v1/buy::a request to buy: status expected 200, got 500',
  ]);
});
