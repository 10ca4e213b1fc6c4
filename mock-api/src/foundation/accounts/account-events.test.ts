import { expect, test } from 'vitest';
import { anAccount, from, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import type { LogRecord } from '../../server/log.ts';
import { logAccountEvents } from '../../server/accounts/log-account-events.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';
import { Secret, TOTP } from 'otpauth';

const { address } = from;
const { password } = robin;
const email = 'robin@example.com';
const wrong = 'another walk home';
const next = 'quiet evening rain';

/** A guest with an account, and no events so far. */
const setUp = async () => {
  const test = setUpAccounts();
  const guestId = await anAccount(test, { isVerified: true });
  const login = await test.accounts.logIn(robin, from, test.world);
  test.events.splice(0);
  const source = { guestId, session: login.ok ? hashOfToken(test.tokens.ofCookie(login.cookie)) : '', address };
  const tokenOfMail = async () => (await test.mails()).findLast(({ body }) => body !== '')?.body ?? '';
  return { ...test, guestId, source, tokenOfMail };
};
type SetUp = Awaited<ReturnType<typeof setUp>>;

const codeOf = (secret: string, { world }: SetUp) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });

const switchOn = async (test: SetUp): Promise<string> => {
  const begun = await test.accounts.beginSecondFactor(password, test.source, test.world);
  if (begun.error !== null) throw new Error(begun.error);
  await test.accounts.confirmSecondFactor(codeOf(begun.secret, test), test.source, test.world);
  test.pass(60_000);
  return begun.secret;
};

const cases: readonly (readonly [
  string,
  (test: SetUp) => Promise<unknown>,
  readonly (readonly [string, string | null])[],
])[] = [
  [
    'a sign-up',
    ({ accounts, world }) => accounts.signUp({ ...robin, email: 'b@example.com' }, from, world),
    [['sign-up', null]],
  ],
  [
    'a sign-up whose form is sent again',
    async ({ accounts, world }) => {
      const form = { ...robin, email: 'b@example.com', key: 'ab'.repeat(18) };
      for (let count = 0; count < 2; count += 1) await accounts.signUp(form, from, world);
    },
    [
      ['sign-up', null],
      ['log-in', null],
    ],
  ],
  ['a log-in', ({ accounts, world }) => accounts.logIn({ email, password }, from, world), [['log-in', null]]],
  [
    'a wrong password',
    ({ accounts, world }) => accounts.logIn({ email, password: wrong }, from, world),
    [['log-in', 'wrong']],
  ],
  [
    'a lock-out',
    async ({ accounts, world }) => {
      for (let count = 0; count < 6; count += 1) await accounts.logIn({ email, password: wrong }, from, world);
    },
    [...Array.from({ length: 5 }, () => ['log-in', 'wrong'] as const), ['log-in', 'tooMany']],
  ],
  [
    'a log-in with a second factor',
    async (test) => {
      const secret = await switchOn(test);
      test.events.splice(0);
      const first = await test.accounts.logIn({ email, password }, from, test.world);
      const token = 'secondFactor' in first ? first.secondFactor : '';
      await test.accounts.logInWithCode({ token, code: '000000' }, from, test.world);
      await test.accounts.logInWithCode({ token, code: codeOf(secret, test) }, from, test.world);
    },
    [
      ['log-in', null],
      ['second-step', 'wrong'],
      ['second-step', null],
    ],
  ],
  [
    'switching a second factor on and off',
    async (test) => {
      await switchOn(test);
      await test.accounts.endSecondFactor(password, test.source, test.world);
    },
    [
      ['factor-on', null],
      ['factor-off', null],
    ],
  ],
  [
    'new recovery codes',
    async (test) => {
      const secret = await switchOn(test);
      const renew = (code: string) =>
        test.accounts.renewRecoveryCodes({ current: password, code }, test.source, test.world);
      await renew('000000');
      await renew(codeOf(secret, test));
    },
    [
      ['factor-on', null],
      ['codes-renewed', 'wrong'],
      ['codes-renewed', null],
    ],
  ],
  [
    'a reset that ends a second factor, as its address was not verified',
    async (test) => {
      await switchOn(test);
      await test.run('update account set "isVerified" = 0');
      await test.accounts.requestReset(email, address, test.world);
      await test.accounts.resetPassword(await test.tokenOfMail(), next, from, test.world);
    },
    [
      ['factor-on', null],
      ['reset-requested', null],
      ['password-reset', null],
      ['factor-off', null],
    ],
  ],
  [
    'a wrong code for a new second factor',
    async ({ accounts, world, source }) => {
      await accounts.beginSecondFactor(password, source, world);
      await accounts.confirmSecondFactor('000000', source, world);
    },
    [['factor-on', 'wrong']],
  ],
  [
    'changing the password',
    ({ accounts, world, source }) => accounts.changePassword({ current: password, password: next }, source, world),
    [['password-changed', null]],
  ],
  [
    'a wrong current password',
    ({ accounts, world, source }) => accounts.changePassword({ current: wrong, password: next }, source, world),
    [['password-check', 'wrong']],
  ],
  [
    'a reset',
    async ({ accounts, world, tokenOfMail }) => {
      await accounts.requestReset(email, address, world);
      await accounts.resetPassword(await tokenOfMail(), next, from, world);
    },
    [
      ['reset-requested', null],
      ['password-reset', null],
    ],
  ],
  [
    'changing the address',
    async ({ accounts, world, source, tokenOfMail }) => {
      await accounts.changeEmail({ email: 'new@example.com', current: password }, source, world);
      await accounts.confirmEmail(await tokenOfMail(), proof, world);
    },
    [
      ['email-change-requested', null],
      ['email-changed', null],
    ],
  ],
  [
    'a link to a new address without the password',
    async ({ accounts, world, source, tokenOfMail }) => {
      await accounts.changeEmail({ email: 'new@example.com', current: password }, source, world);
      const token = await tokenOfMail();
      for (let count = 0; count < 6; count += 1)
        await accounts.confirmEmail(token, { ...proof, password: wrong }, world);
    },
    [
      ['email-change-requested', null],
      ...Array.from({ length: 5 }, () => ['email-changed', 'wrong'] as const),
      ['email-changed', 'tooMany'],
    ],
  ],
  [
    'a change whose session ends while the password is compared',
    async ({ accounts, world, source, run }) => {
      const act = accounts.changePassword({ current: password, password: next }, source, world);
      await Promise.all([act, run('delete from session')]);
    },
    [['password-check', 'wrong']],
  ],
  [
    'deleting the account and keeping it',
    async ({ accounts, world, source }) => {
      await accounts.deleteAccount(password, source, world);
      await accounts.logIn({ email, password }, from, world);
    },
    [
      ['deletion-planned', null],
      ['log-in', null],
      ['deletion-cancelled', null],
    ],
  ],
  [
    'an export',
    ({ accounts, world, source }) => accounts.exportData(password, source, world),
    [['data-exported', null]],
  ],
];

test.each(cases)('%s is noted with the guest and the address, without anything secret', async (name, act, expected) => {
  const test = await setUp();
  await act(test);
  expect(test.events.map(({ event, failure }) => [event, failure])).toEqual(expected);
  for (const event of test.events) {
    expect(event.address).toBe(address);
    if (!name.startsWith('a sign-up')) expect(event.guestId).toBe(test.guestId);
  }
  expect(JSON.stringify(test.events)).not.toMatch(/example\.com|walk|rain|Robin/i);
});

test('a log-in to several accounts is noted for each, and the choice for the chosen one', async () => {
  const test = await setUp();
  const { accounts, world, events, guestId } = test;
  const other = await accounts.signUp(robin, from, world);
  events.splice(0);
  const login = await accounts.logIn({ email, password }, from, world);
  if (login.ok || login.formError !== 'account') throw new Error('no choice');
  const chosen = login.choices.find((each) => each.guestId === guestId);
  const result = await accounts.logInChosen(chosen?.token ?? '', from, world);
  const session = result.ok ? hashOfToken(test.tokens.ofCookie(result.cookie)) : '';
  expect(events).toMatchObject([
    { event: 'log-in', guestId, session: null, address, failure: null },
    { event: 'log-in', guestId: other.ok ? other.guestId : 0, session: null, address, failure: null },
    { event: 'account-chosen', guestId, session, address, failure: null },
  ]);
});

test('a link that verifies is noted for its guest, also without the password', async () => {
  const { accounts, world, events, mails } = await setUp();
  const other = await accounts.signUp({ ...robin, email: 'b@example.com' }, from, world);
  const token = (await mails()).at(-1)?.body ?? '';
  events.splice(0);
  for (const given of [wrong, password]) await accounts.verify(token, { ...proof, password: given }, world);
  const guestId = other.ok ? other.guestId : 0;
  expect(events).toMatchObject([
    { event: 'email-verified', guestId, address, failure: 'wrong' },
    { event: 'email-verified', guestId, address, failure: null },
  ]);
});

test.each([
  ['a log-in to an address without an account', 'log-in', 'wrong'],
  ['a reset for an address without an account', 'reset-requested', null],
  ['an invalid link of a reset', 'password-reset', 'link'],
  ['an invalid link to verify', 'email-verified', 'link'],
  ['an invalid link to a new address', 'email-changed', 'link'],
  ['an invalid second step', 'second-step', 'wrong'],
  ['an invalid choice of an account', 'account-chosen', 'wrong'],
] as const)('%s is noted without a guest', async (_, event, failure) => {
  const { accounts, world, events } = await setUp();
  const acts = {
    'log-in': () => accounts.logIn({ email: 'nobody@example.com', password }, from, world),
    'reset-requested': () => accounts.requestReset('nobody@example.com', address, world),
    'password-reset': () => accounts.resetPassword('x', next, from, world),
    'email-verified': () => accounts.verify('x', proof, world),
    'email-changed': () => accounts.confirmEmail('x', proof, world),
    'account-chosen': () => accounts.logInChosen('x', from, world),
    'second-step': () => accounts.logInWithCode({ token: 'x', code: '000000' }, from, world),
  };
  await acts[event]();
  expect(events).toMatchObject([{ event, guestId: null, address, failure }]);
});

test('a log-in names its session as the guest’s later requests do', async () => {
  const { accounts, world, events, tokens } = await setUp();
  const result = await accounts.logIn({ email, password }, from, world);
  const session = result.ok ? hashOfToken(tokens.ofCookie(result.cookie)) : null;
  expect(events).toMatchObject([{ event: 'log-in', session }]);
});

test.each([
  [null, { status: 200 }],
  ['wrong', { status: 401, code: 'wrong' }],
  ['link', { status: 401, code: 'link' }],
  ['tooMany', { status: 429, code: 'tooMany' }],
] as const)('an event with the failure %s is a line of the log', (failure, expected) => {
  const records: LogRecord[] = [];
  const note = logAccountEvents({ log: (record) => void records.push(record), newRequestId: () => 'r-1' });
  note({ event: 'log-in', guestId: 7, session: '0123456789abcdef', address: '192.0.2.7', failure });
  expect(records).toEqual([
    { id: 'r-1', call: 'account log-in', ms: 0, guest: 7, session: '0123456789ab', address: '192.0.2.7', ...expected },
  ]);
});
