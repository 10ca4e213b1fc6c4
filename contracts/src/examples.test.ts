import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { effectsAt } from './examples/effects.ts';
import {
  endExamples,
  helpOf,
  node,
  python,
  startExample,
  type Addresses,
  type Example,
} from './examples/start-example.ts';
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
    expect(brokenIn(claims)).toEqual([]);
    expect(readOutcome(result)?.interactions.filter(({ call }) => claims.includes(call))).toHaveLength(83);
    expect(output).toContain('Not claimed: 1, of which 0 hold already.');
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
    description: 'a request for an album by a guest whom its performer has blocked',
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
    const { code, output } = await runCli(...args, ...callOptions([call]), ...options);
    expect(brokenIn([call])).toContain(description);
    expect(
      JSON.stringify(readOutcome(result)?.interactions.find((each) => each.description === description)),
    ).toContain(JSON.stringify(text).slice(1, -1));
    expect(output).toContain(description);
    expect(code).toBe(1);
  },
);

const intact = {
  balances: [1600, 1600],
  isBought: true,
  statement: ['album', 'topUp'],
  channels: [{ subject: 'Hello', unreadCount: 1 }],
  frames: [
    'ackSession',
    'guestBalance',
    'channelMessage',
    'channelMessage',
    'channelUnreadNotice',
    'pong',
    'sessionExpired',
  ],
  closedWith: 4001,
  afterLogOut: ['needLogin', 'needLogin', 'refused'],
};

test.for(examples)(
  'purchases, messages and log-outs have their effects in the $name example',
  async (example, { skip }) => {
    skip(example.missing !== undefined, example.missing);
    expect(await effectsAt(await startExample(example))).toEqual(intact);
  },
);

const [acknowledged, paid, sent, received, unread, pong, expired] = [...intact.frames];

const effectDamages: readonly (readonly [string, object])[] = [
  ['charges-twice', { balances: [1600, 700], statement: ['album', 'album', 'topUp'] }],
  ['keeps-nothing', { isBought: false, statement: ['topUp'] }],
  [
    'pushes-twice',
    { frames: [acknowledged, paid, paid, sent, sent, received, received, unread, unread, pong, expired] },
  ],
  ['sends-unasked-frames', { frames: [acknowledged, 'debug', paid, sent, received, unread, pong, expired] }],
  ['survives-log-out-rest', { afterLogOut: [null, 'needLogin', 'refused'] }],
  ['survives-log-out-query', { afterLogOut: ['needLogin', null, 'refused'] }],
  ['survives-log-out-socket', { afterLogOut: ['needLogin', 'needLogin', 'ackSession'] }],
];

test.for(effectDamages)('the damage %s shows in the effects', async ([damage, changed], { skip }) => {
  skip(python.missing !== undefined, python.missing);
  expect(await effectsAt(await startExample(python, '--damage', damage))).toMatchObject(changed);
});

test('every damage is listed and tried', ({ skip }) => {
  skip(python.missing !== undefined, python.missing);
  const listed = helpOf(python)
    .split('Damages:')[1]
    ?.matchAll(/^ {2}([a-z-]+) /gm);
  const tried = [...visibleDamages.map(({ damage }) => damage), ...effectDamages.map(([damage]) => damage)];
  expect([...(listed ?? [])].map(([, name]) => name).toSorted()).toEqual(tried.toSorted());
});
