import { spawnSync } from 'node:child_process';
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
import { descriptionOf, type Half } from './declared-requests/half.ts';
import { declarationProvider } from './declared-requests/provider.ts';
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

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestAt = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

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
  'content/galleries/a-price-is-the-callers',
  'content/galleries/a-voucher-is-used-up',
  'content/messenger/a-key-belongs-to-its-guest',
  'content/messenger/a-message-is-the-guests-own',
  'content/messenger/a-rejected-message-changes-nothing',
  'content/messenger/pages-and-filters-of-conversations',
  'content/messenger/unread-messages-are-counted',
  'foundation/realtime/a-lost-connection-misses-nothing',
  'foundation/wallet/a-long-statement-arrives-whole',
  'foundation/wallet/amounts-are-in-the-callers-language',
  'foundation/wallet/months-and-filters-of-the-statement',
  'content/galleries/one-key-at-once-charges-once',
  'content/galleries/coins-for-one-buy-one',
  'content/messenger/one-key-at-once-sends-once',
  'content/messenger/coins-for-one-send-one',
  'content/messenger/each-command-gets-its-own-answer',
  'foundation/wallet/guests-at-once-get-their-own',
  'foundation/wallet/pages-of-the-statement-join',
  'foundation/wallet/balances-come-once-and-in-order',
  'foundation/wallet/undeclared-fields-are-rejected',
  'foundation/session/a-world-knows-nothing-of-another',
  'foundation/session/log-out-ends-the-token-for-rest',
  'foundation/session/log-out-ends-the-token-for-queries',
  'foundation/session/log-out-ends-the-token-for-sockets',
  'foundation/session/log-out-ends-one-token',
  'foundation/session/an-unknown-token-is-the-first-failure',
  'foundation/realtime/a-rejected-frame-ends-nothing',
  'foundation/session/visitors-have-tokens-of-their-own',
  'foundation/realtime/a-visitor-logs-in-on-one-socket',
  'content/galleries/a-purchase-takes-no-token-from-its-address',
  'content/galleries/nothing-is-bought-twice-at-once',
  'content/galleries/the-voucher-that-ends-first-is-offered',
  'content/messenger/an-owned-gift-is-sent-once',
  'content/messenger/free-messages-have-no-price',
  'content/messenger/malformed-messages-are-rejected',
];

/** The interactions of the last outcome that do not hold, by description. */
const brokenIn = (calls: readonly string[]): readonly string[] =>
  (readOutcome(result)?.interactions ?? [])
    .filter(({ holds, call }) => !holds && calls.includes(call))
    .map(({ description }) => description);

test('both examples claim the same calls', () => {
  expect(claimsOf(node)).toEqual(claimsOf(python));
});

test('the Node example is tried with the versions that it installs', () => {
  const { dependencies } = manifestAt(node.folder);
  const { dependencies: own, devDependencies } = manifestAt(join(node.folder, '../..'));
  expect({ ...own, ...devDependencies }).toMatchObject(dependencies ?? {});
});

test.for(examples)(
  'the $name example names a document that is missing',
  ({ command, folder, main, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const { status, stderr } = spawnSync(command, [main, '--docs', directory], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toMatch(/^\S+openapi\.json is missing: --docs names the contracts. docs\.\n$/);
    expect(status).not.toBe(0);
  },
);

test.for(examples)('the $name example explains its options', ({ command, folder, main, missing }, { skip }) => {
  skip(missing !== undefined, missing);
  const run = (option: string) => spawnSync(command, [main, option], { cwd: folder, encoding: 'utf8' });
  const help = run('--help');
  expect(help.stdout).toMatch(/^usage: .*--one-world/is);
  expect([help.stderr, help.status]).toEqual(['', 0]);
  const unknown = run('--no-such-option');
  expect(unknown.stderr).toContain('--no-such-option');
  expect(unknown.stderr).not.toMatch(/^ +at |Traceback/m);
  expect(unknown.status).toBe(2);
});

test.for(examples.flatMap((example) => [[], ['--one-world']].map((options) => ({ example, options }))))(
  'the $example.name example holds what it claims, started with $options',
  async ({ example, options }, { skip }) => {
    skip(example.missing !== undefined, example.missing);
    const claims = claimsOf(example);
    // A world that is cleaned up, and one that the next one empties.
    const cleaning = options.length === 0 ? ['--teardown'] : [];
    const args = [...argsFor(example, await startExample(example, ...options)), ...cleaning];
    const calls = callOptions([...claims, 'content/gifts/messengerGifts']);
    // More than any call has, so that none is left out by the seed.
    const { code, output } = await runCli(...args, ...calls, '--invalid', '100', '--valid', '200');
    const { interactions = [] } = readOutcome(result) ?? {};
    expect(brokenIn([...claims, ...effects])).toEqual([]);
    // Those of the pacts, and the invalid and valid requests of each call that takes any: 4 of the 16 are pushes.
    expect(interactions.filter(({ call }) => claims.includes(call))).toHaveLength(87 + 2 * 12);
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

/** Leaves out what follows from declarations, of which other damages are. */
const withoutDeclared = ['--invalid', '0', '--valid', '0'];

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
    const { code, output } = await runHere(...args, ...callOptions([call]), ...withoutDeclared, ...options);
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
  const { code, output } = await runHere(...args, '--only-claimed', '--interaction', scenario, ...withoutDeclared);
  const broken = readOutcome(result)?.interactions.find(({ call }) => call === scenario);
  expect(broken?.holds).toBe(false);
  expect(JSON.stringify(broken).replaceAll(String.raw`\"`, '"')).toContain(text);
  expect(output).toContain(`effect ${scenario.split('/', 2).join('/')}/`);
  expect(code).toBe(1);
});

/** Damages of what is under way at once, with the scenario that finds them, a sequential one that does not, and what the report says. */
const overtakingDamages: readonly (readonly [string, string, string, string])[] = [
  [
    'forgets-running-keys',
    'content/galleries/one-key-at-once-charges-once',
    'content/galleries/one-key-charges-once',
    '"expected":"1600","got":"700"',
  ],
  [
    'forgets-running-keys',
    'content/messenger/one-key-at-once-sends-once',
    'content/galleries/one-key-charges-once',
    '"at":"the message in the other answer"',
  ],
  [
    'spends-coins-twice',
    'content/galleries/coins-for-one-buy-one',
    'content/galleries/a-rejected-purchase-changes-nothing',
    'at once: expected needPurchase, success, got first',
  ],
  [
    'spends-coins-twice',
    'content/messenger/coins-for-one-send-one',
    'content/galleries/a-rejected-purchase-changes-nothing',
    'at once: expected needPurchase, success, got byone',
  ],
  [
    'mixes-up-keys',
    'content/messenger/each-command-gets-its-own-answer',
    'content/messenger/one-key-sends-once',
    'too slow: no "channelMessage" in reply to "messageSend"',
  ],
  [
    'mixes-up-guests',
    'foundation/wallet/guests-at-once-get-their-own',
    'content/galleries/a-purchase-is-the-guests-own',
    '"at":"the balances"',
  ],
];

test.for(overtakingDamages)(
  'the damage %s is found by the scenario %s, which sends at once',
  async ([damage, scenario, sequential, text], { skip }) => {
    skip(python.missing !== undefined, python.missing);
    const args = argsFor(python, await startExample(python, '--damage', damage));
    const chosen = [scenario, sequential].flatMap((id) => ['--interaction', id]);
    const { code, output } = await runHere(...args, '--only-claimed', ...chosen, ...withoutDeclared);
    const broken = readOutcome(result)?.interactions.filter(({ holds }) => !holds) ?? [];
    expect(broken.map(({ call }) => call)).toEqual([scenario]);
    expect(JSON.stringify(broken).replaceAll(String.raw`\"`, '"')).toContain(text);
    expect(output).toContain(`effect ${scenario}`);
    expect(code).toBe(1);
  },
);

/** Damages of checks, with a call whose invalid or valid requests find them, and where these are at fault. */
const checkDamages: readonly (readonly [string, Half, string, string])[] = [
  ['accepts-foreign-guests', 'invalid', 'foundation/realtime/ping', 'guest: guestId'],
  ['ignores-more-fields', 'invalid', 'content/messenger/channelsMarkAllSeen', 'additional: undeclared'],
  ['reads-any-number', 'invalid', 'content/galleries/getGallery', 'type: albumId'],
  ['limits-pages', 'valid', 'foundation/wallet/getMovements', 'numbers: first: the largest'],
  ['limits-keys', 'valid', 'content/galleries/buyAlbum', 'keys: a key of 200 characters'],
  ['reads-json-only', 'valid', 'content/galleries/buyAlbum', 'mediaTypes: text/plain'],
  ['needs-a-header', 'valid', 'foundation/wallet/getGuestBalance', 'tokens: the parameter access_token'],
  ['cuts-texts', 'valid', 'content/messenger/messageSend', 'lengths: data.text: 100 characters'],
];

test.for(checkDamages)('the damage %s is found by %s requests', async ([damage, half, call, place], { skip }) => {
  skip(python.missing !== undefined, python.missing);
  const args = argsFor(python, await startExample(python, '--damage', damage));
  const most = ['--invalid', '12', '--valid', '200'];
  const { code } = await runHere(...args, ...callOptions([call]), '--only-claimed', ...most);
  const broken = readOutcome(result)?.interactions.filter(({ holds }) => !holds) ?? [];
  const ofDeclaration = broken.filter(({ provider }) => provider === declarationProvider);
  expect(ofDeclaration.map(({ description }) => description)).toEqual([descriptionOf(call, half)]);
  expect(ofDeclaration[0]?.differences.map(({ at }) => at)).toContain(place);
  expect(new Set(ofDeclaration[0]?.differences.map(({ at }) => at?.split(':')[0]))).toEqual(
    new Set([place.split(':')[0]]),
  );
  expect(code).toBe(1);
});

test('every damage is listed and tried', ({ skip }) => {
  skip(python.missing !== undefined, python.missing);
  const listed = helpOf(python)
    .split('Damages:')[1]
    ?.matchAll(/^ {2}([a-z-]+) /gm);
  const tried = [
    ...visibleDamages,
    ...[...effectDamages, ...overtakingDamages, ...checkDamages].map(([damage]) => ({ damage })),
  ];
  expect([...(listed ?? [])].map(([, name]) => name).toSorted()).toEqual(
    [...new Set(tried.map(({ damage }) => damage))].toSorted(),
  );
});
