import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  endExamples,
  helpOf,
  node,
  python,
  startExample,
  type Addresses,
  type Example,
} from './examples/start-example.ts';
import { runHere } from './run-here.ts';
import { readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

const examples = [node, python];
const directory = mkdtempSync(join(tmpdir(), 'lounge-examples-'));
const result = join(directory, 'result.json');

beforeAll(() => () => rmSync(directory, { recursive: true }));
afterEach(endExamples);

const argsFor = ({ folder }: Example, { baseUrl, socketUrl, statesUrl }: Addresses): readonly string[] => {
  const addresses = ['--base-url', baseUrl, '--socket-url', socketUrl, '--states-url', statesUrl];
  return ['verify', ...addresses, '--claims', join(folder, 'claims.txt'), '--result', result];
};

const callOptions = (calls: readonly string[]): readonly string[] => calls.flatMap((call) => ['--call', call]);

const claimsOf = ({ folder }: Example): readonly string[] =>
  readFileSync(join(folder, 'claims.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The scenarios whose calls both examples claim. */
const effects = [
  'content/galleries/one-key-charges-once',
  'content/galleries/a-key-buys-one-thing',
  'content/galleries/a-purchase-is-kept',
  'content/galleries/nothing-is-bought-twice',
  'content/galleries/a-rejected-purchase-changes-nothing',
  'content/galleries/a-purchase-is-the-guests-own',
  'content/galleries/a-key-belongs-to-its-guest',
  'foundation/wallet/pages-of-the-statement-join',
  'foundation/wallet/balances-come-once-and-in-order',
  'foundation/session/log-out-ends-the-token-for-rest',
  'foundation/session/log-out-ends-the-token-for-queries',
  'foundation/session/log-out-ends-the-token-for-sockets',
  'foundation/session/log-out-ends-one-token',
];

/** The interactions of the last outcome that do not hold, by description. */
const brokenIn = (calls: readonly string[]): readonly string[] =>
  (readOutcome(result)?.interactions ?? [])
    .filter(({ holds, call }) => !holds && calls.includes(call))
    .map(({ description }) => description);

test('both examples claim the same calls', () => {
  expect(claimsOf(node)).toEqual(claimsOf(python));
});

test.for(examples.flatMap((example) => [[], ['--one-world']].map((options) => ({ example, options }))))(
  'the $example.name example holds what it claims, started with $options',
  async ({ example, options }, { skip }) => {
    skip(example.missing !== undefined, example.missing);
    const claims = claimsOf(example);
    const args = argsFor(example, await startExample(example, ...options));
    const { code, output } = await runCli(...args, ...callOptions([...claims, 'content/gifts/messengerGifts']));
    const { interactions = [] } = readOutcome(result) ?? {};
    expect(brokenIn([...claims, ...effects])).toEqual([]);
    expect(interactions.filter(({ call }) => claims.includes(call))).toHaveLength(87);
    expect(interactions.filter(({ call }) => effects.includes(call))).toHaveLength(effects.length);
    expect(output).toMatch(/^Not claimed: [1-9]\d*, of which \d+ hold already\.$/m);
    expect(code).toBe(0);
  },
);

interface Found {
  readonly damage: string;
  /** The interactions of this call are verified. */
  readonly call: string;
  readonly description: string;
  readonly text: string;
  readonly options?: readonly string[];
}

const balance = 'foundation/wallet/getGuestBalance';
const aBalance = 'a request for the guest’s balance';

const visibleDamages: readonly Found[] = [
  { damage: 'renamed-field', call: balance, description: aBalance, text: '$.balance' },
  { damage: 'wrong-type', call: balance, description: aBalance, text: '$.balance.value' },
  { damage: 'extra-field', call: balance, description: aBalance, text: 'no field debug', options: ['--strict'] },
  { damage: 'sends-html', call: balance, description: aBalance, text: 'text/html' },
  { damage: 'wrong-status', call: balance, description: `${aBalance} with an expired token`, text: '403' },
  {
    damage: 'negative-counts',
    call: 'content/galleries/getGallery',
    description: 'a request for VIP content with a price by a guest who is no VIP',
    text: '$.album.albumTotalViews',
  },
  {
    damage: 'impossible-instant',
    call: 'foundation/wallet/getMovements',
    description: 'a query for a page of the guest’s movements',
    text: 'an instant that exists',
  },
  {
    damage: 'missing-push',
    call: 'content/messenger/channelUnreadNotice',
    description: 'a channelUnreadNotice push when a performer writes',
    text: 'channelUnreadNotice',
  },
  {
    damage: 'closes-socket',
    call: 'content/messenger/messageSend',
    description: 'a message with a toy control',
    text: 'the socket was closed with 1011',
  },
  {
    damage: 'states-fail',
    call: 'content/messenger/messengerUnreadCount',
    description: 'a query for the number of unread messages',
    text: 'The state "a performer exists" could not be set, status 500',
  },
  {
    damage: 'errors-beside-data',
    call: 'content/messenger/messengerUnreadCount',
    description: 'a query for the number of unread messages',
    text: 'no errors beside data',
  },
  {
    damage: 'slow',
    call: balance,
    description: aBalance,
    text: 'too slow: no answer within 300 ms',
    options: ['--wait-ms', '300'],
  },
  {
    damage: 'hangs',
    call: balance,
    description: aBalance,
    text: 'the run ended after 2 s (--timeout)',
    options: ['--wait-ms', '60000', '--timeout', '2'],
  },
];

test.for(visibleDamages)(
  'the damage $damage is found',
  async ({ damage, call, description, text, options = [] }, { skip }) => {
    skip(python.missing !== undefined, python.missing);
    const args = argsFor(python, await startExample(python, '--damage', damage));
    const { code, output } = await runHere(...args, ...callOptions([call]), ...options);
    expect(brokenIn([call])).toContain(description);
    expect(
      JSON.stringify(readOutcome(result)?.interactions.find((each) => each.description === description)),
    ).toContain(JSON.stringify(text).slice(1, -1));
    expect(output).toContain(description);
    expect(code).toBe(1);
  },
);

/** Damages of effects, with the scenarios and calls that find them, and what the report says. */
const effectDamages: readonly (readonly [string, string, string])[] = [
  ['charges-twice', 'content/galleries/one-key-charges-once', '"expected":"1600","got":"700"'],
  ['charges-before-it-rejects', 'content/galleries/a-rejected-purchase-changes-nothing', '"expected":"500","got":"0"'],
  ['shares-keys', 'content/galleries/a-key-belongs-to-its-guest', '"expected":"2100","got":"1600"'],
  ['pages-overlap', 'foundation/wallet/pages-of-the-statement-join', '"expected":"[-600,-900]","got":"[-600,-600]"'],
  ['counts-the-page', 'foundation/wallet/pages-of-the-statement-join', '"expected":"[2,2,2,2]","got":"[2,1,1,0]"'],
  ['ignores-filter', 'foundation/wallet/pages-of-the-statement-join', '"at":"albums among what was added"'],
  ['pushes-to-everybody', 'content/galleries/a-purchase-is-the-guests-own', '"expected":"[]","got":"[1600]"'],
  ['numbers-with-gaps', 'foundation/wallet/balances-come-once-and-in-order', 'of the stream "guest"'],
  ['keeps-sockets', 'foundation/session/log-out-ends-one-token', '"expected":"[]","got":"[2500]"'],
  ['keeps-nothing', 'content/galleries/a-purchase-is-kept', '"expected":"true","got":"false"'],
  ['pushes-twice', 'foundation/wallet/balances-come-once-and-in-order', '"got":"[1600,1600,1000,1000]"'],
  ['sends-unasked-frames', 'foundation/wallet/balances-come-once-and-in-order', 'an undeclared one'],
  ['survives-log-out-rest', 'foundation/session/log-out-ends-the-token-for-rest', 'expected needLogin, got 200'],
  ['survives-log-out-query', 'foundation/session/log-out-ends-the-token-for-queries', 'expected needLogin, got 200'],
  ['survives-log-out-socket', 'foundation/session/log-out-ends-the-token-for-sockets', 'ackSession'],
];

test.for(effectDamages)('the damage %s is found by a scenario', async ([damage, scenario, text], { skip }) => {
  skip(python.missing !== undefined, python.missing);
  const args = argsFor(python, await startExample(python, '--damage', damage));
  const { code, output } = await runHere(...args, '--call', 'vxpayLogout', '--call', 'buyAlbum');
  const broken = readOutcome(result)?.interactions.find(({ call }) => call === scenario);
  expect(broken?.holds).toBe(false);
  expect(JSON.stringify(broken).replaceAll(String.raw`\"`, '"')).toContain(text);
  expect(output).toContain(`effect ${scenario.split('/', 2).join('/')}/`);
  expect(code).toBe(1);
});

test('every damage is listed and tried', ({ skip }) => {
  skip(python.missing !== undefined, python.missing);
  const listed = helpOf(python)
    .split('Damages:')[1]
    ?.matchAll(/^ {2}([a-z-]+) /gm);
  const tried = [...visibleDamages.map(({ damage }) => damage), ...effectDamages.map(([damage]) => damage)];
  expect([...(listed ?? [])].map(([, name]) => name).toSorted()).toEqual(tried.toSorted());
});
