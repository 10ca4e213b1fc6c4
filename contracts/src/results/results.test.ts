import { expect, test } from 'vitest';
import { allClaimed } from '../verify/choice.ts';
import { verifiedOf, type Verified } from '../verify/outcome.ts';
import type { Interaction, PactFile } from '../verify/pact-files.ts';
import { annotationsOf } from './annotations.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import { stateCommand } from './repeat.ts';
import { passes, resultsOfRun, type Results } from './results.ts';
import { detailOf, linesOf } from './text.ts';

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

const long = (end: string): string => JSON.stringify(['an item of a list'.repeat(30), end]);

test.each([
  ['long values', long('one'), long('two'), /^… .*"one"\]$/, /^… .*"two"\]$/],
  ['a character that nobody sees', '{}', '\uFEFF{}', /^\{\}$/, /^\\u\{feff\}\{\}$/],
])('%s are shown where they differ', (_, expected, got, shownExpected, shownGot) => {
  const differences = [{ at: '$', expected, got }];
  const lines = linesOf(resultsOf([one], [{ ...holding(one), holds: false, differences }]), 'file');
  const valueOf = (name: string) =>
    lines
      .find((line) => line.trim().startsWith(name))
      ?.trim()
      .slice(10);
  expect(valueOf('expected')).toMatch(shownExpected);
  expect(valueOf('got')).toMatch(shownGot);
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
    "    alone     --interaction 'a request to buy'",
    '1 of 2 interactions are broken. All of them: file',
  ]);
  expect(results.all[0]?.repeat[0]).toContain(
    String.raw`{"state":"the guest is logged in","params":{"token":"o'\''neil"}}`,
  );
  expect(passes(results)).toBe(false);
});

test('of many steps the last that were sent are shown', () => {
  const results = resultsOf([one, other], [broken(one), holding(other)]);
  const repeat = [`${stateCommand} 'http://here/states'`, 'first', 'second', 'third', 'fourth'];
  const [result] = results.all.filter((each) => !each.holds);
  if (result === undefined) throw new Error('nothing is broken');
  expect(detailOf({ ...result, repeat }, { brief: true }).slice(-5)).toEqual([
    '    repeat it # its last 3 of 5 steps: the file has them all',
    '              second',
    '              third',
    '              fourth',
    "    alone     --interaction 'a request to buy'",
  ]);
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

test('effects that are left out or wait for claims are named, in a terminal, JUnit and HTML', () => {
  const named = {
    call: 'content/galleries/kept',
    description: 'it is kept',
    needs: ['content/actors/read', 'content/a/b'],
  };
  const leftOut = [
    { ...named, reason: 'notClaimed', isNear: true },
    { ...named, call: 'content/actors/far', reason: 'notClaimed', isNear: false },
    { ...named, call: 'content/galleries/live', needs: [], reason: 'noSocket', isNear: true },
  ] as const;
  const scenarios = [
    {
      id: 'content/galleries/run',
      text: 'it runs',
      calls: [one, other].map(({ comments }) => comments?.call ?? ''),
      own: { numbers: [], texts: [] },
      steps: [],
    },
  ];
  const run = { ...holding(one), provider: 'effects', call: 'content/galleries/run', description: 'it runs' };
  const results = resultsOfRun([holding(one), { ...run, holds: false }], {
    pacts: [pact([one])],
    scenarios,
    claims: (call) => call === 'content/galleries/buy',
    addresses,
    problems: [],
    leftOut,
    notes: ['Left out: 3 of the socket'],
  });
  expect(linesOf(results, 'file')).toEqual([
    'content/galleries: all 1 hold',
    'Not claimed: 1, of which 0 hold already.',
    'Left out: effect content/galleries/live needs the socket, which has no address (--socket-url)',
    'Left out: effect content/galleries/kept needs read, b, not claimed',
    'Left out: 1 effects of calls that are not claimed, named in file',
    'Not claimed: effect content/galleries/run needs read, not claimed',
    'Left out: 3 of the socket',
  ]);
  const xml = junitOf(results);
  expect(xml).toContain('<testsuite name="content/galleries" tests="4" failures="0" skipped="3">');
  expect(xml).toContain('name="effect content/galleries/run: it runs"><skipped message="needs read, not claimed"/>');
  expect(xml).toContain('<system-out>Left out: 3 of the socket</system-out>');
  const html = htmlOf(results);
  expect(html).toContain('<li>content/galleries/kept needs read, b, not claimed: it is kept</li>');
  expect(html).toContain('<p>Left out: 3 of the socket</p>');
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
