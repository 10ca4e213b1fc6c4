import type { AccountPage } from '@lounge/locale';
import {
  createAccounts,
  createAttemptLimits,
  createWorld,
  hashOfToken,
  memoryWorld,
  readSeeds,
  seededRandom,
  templateOf,
} from '@lounge/mock-api/server';
import { guestHasAddress, guestIsRestricted } from '@lounge/mock-api/states';
import { expect, test } from 'vitest';
import { codeOf } from '../../e2e/one-time-code.ts';
import { openPage } from '../payment-window/steps.ts';
import { testTokens } from '../payment-window/test-context.ts';
import type { Step } from '../step.ts';
import { accountPageSteps, type AccountContext } from './account-steps.ts';
import { logIn, signUp } from './log-in-steps.ts';

const password = 'a long walk home';
let template: Buffer | null = null;

/** A visitor of the window; `become` is what the browser's cookie does. */
const setUp = () => {
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const world = createWorld(
    'test',
    memoryWorld((template ??= templateOf(readSeeds()))),
    { now: () => now },
    seededRandom(1),
  );
  const passwords = {
    hash: async (text: string) => `hashed ${text}`,
    isRight: async (hash: string | null, text: string) => hash === `hashed ${text}`,
    isOutdated: () => false,
  };
  const factorCipher = {
    encrypt: (_: number, secret: string) => `encrypted ${secret}`,
    decrypt: (_: number, stored: string) => stored.replace('encrypted ', ''),
    isCurrent: () => true,
  };
  const attempts = createAttemptLimits();
  const accounts = createAccounts({ tokens: testTokens, passwords, attempts, factorCipher, note: () => undefined });
  const visitor: AccountContext = {
    world,
    language: 'en',
    brand: 'velvet',
    session: null,
    accounts,
    address: '127.0.0.1',
    userAgent: null,
  };
  const become = (step: Step): AccountContext => {
    if (!('session' in step) || step.session === undefined) throw new Error(`No session: ${JSON.stringify(step)}`);
    const { guestId, cookie } = step.session;
    return { ...visitor, session: { guestId, cookie, token: cookie, session: hashOfToken(cookie) } };
  };
  const mailOf = async (kind: string) => {
    const rows = await world.database.reader.query('select body from mail where kind = ? order by id desc', [kind]);
    return (rows[0] as { body: string }).body;
  };
  return { visitor, become, mailOf, pass: (ms: number) => void (now += ms), now: () => now };
};

const openAccountPage = async (page: AccountPage, token: string, context: AccountContext): Promise<Step> =>
  accountPageSteps[page].open({ next: null, hasJustLoggedIn: false, token }, context);
const submitAccountForm = (page: AccountPage, fields: URLSearchParams, context: AccountContext): Promise<Step> =>
  accountPageSteps[page].submit(fields, context, false);

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);

/** The fields of a page that opens the sign-up, as a visitor fills them in. */
const signUpForm = (page: Step, changes: Readonly<Record<string, string>> = {}): URLSearchParams => {
  if (!('view' in page) || page.view.kind !== 'sign-up') throw new Error('no sign-up');
  return form({ name: 'Robin', email: 'robin@example.com', password, terms: '1', key: page.view.key, ...changes });
};

const signUpPage = (visitor: AccountContext): Promise<Step> =>
  openPage({ view: 'sign-up', next: null, hasJustLoggedIn: false }, visitor);

const secondFactorOn = async () => {
  const test = setUp();
  const guest = test.become(await signUp(signUpForm(await signUpPage(test.visitor)), test.visitor));
  const begun = await submitAccountForm('second-factor', form({ current: password }), guest);
  if (!('view' in begun) || begun.view.kind !== 'factor-key') throw new Error('no key');
  const { secret } = begun.view;
  const code = () => codeOf(secret, test.now());
  return { ...test, guest, code };
};

test('pressing the button of the sign-up twice makes one account', async () => {
  const { visitor, become } = setUp();
  const filled = signUpForm(await signUpPage(visitor));
  const steps = await Promise.all([signUp(filled, visitor), signUp(filled, visitor)]);
  expect(new Set(steps.map((step) => become(step).session?.guestId)).size).toBe(1);
});

// @spec component:SignupForm 6, feature:account.signup 2
test.each([
  ['the page of the sign-up', {}, 'velvet/sign-up'],
  ['paying', { next: 'top-up' }, 'velvet/top-up'],
])('what led to a sign-up is kept with the guest: %s', async (_, fields, signupOrigin) => {
  const { visitor, become } = setUp();
  const { session } = become(await signUp(signUpForm(await signUpPage(visitor), fields), visitor));
  const { reader } = visitor.world.database;
  const rows = await reader.query('select "signupOrigin" from guest where id = ?', [session?.guestId ?? 0]);
  expect(rows).toEqual([{ signupOrigin }]);
});

test('from whom a visitor came is kept with the guest', async () => {
  const { visitor, become } = setUp();
  const sent = { ...visitor, affiliate: { webmasterId: '4711', subReference: 'spring' } };
  const { session } = become(await signUp(signUpForm(await signUpPage(visitor)), sent));
  const { reader } = visitor.world.database;
  const rows = await reader.query('select "signupOrigin" from guest where id = ?', [session?.guestId ?? 0]);
  expect(rows).toEqual([{ signupOrigin: 'velvet/sign-up?affiliate=4711.spring' }]);
});

test('until the address is confirmed, the page of the sign-up says to a guest where the link is', async () => {
  const { visitor, become } = setUp();
  const guest = become(await signUp(signUpForm(await signUpPage(visitor)), visitor));
  expect(await signUpPage(guest)).toMatchObject({ view: { kind: 'logged-in', hasSignedUp: true } });
  const guestId = guest.session?.guestId ?? 0;
  await guestHasAddress.setUp({ guestId, email: 'robin@example.com', isVerified: true }, visitor.world);
  expect(await signUpPage(guest)).toMatchObject({ view: { kind: 'logged-in', hasSignedUp: false } });
});

test.each([
  ['1', ['newsletter-confirm', 'verify']],
  ['', ['verify']],
])('a sign-up with the box of the newsletter at "%s" sends %o', async (newsletter, kinds) => {
  const { visitor, become } = setUp();
  const page = await signUpPage(visitor);
  expect(page).toMatchObject({ view: { wantsNewsletter: false } });
  expect(await signUp(signUpForm(page, { newsletter, name: '' }), visitor)).toMatchObject({
    view: { formError: 'name', wantsNewsletter: newsletter === '1' },
  });
  // Pressed twice, it asks once.
  const { session } = become(await signUp(signUpForm(page, { newsletter }), visitor));
  await signUp(signUpForm(page, { newsletter }), visitor);
  const { reader } = visitor.world.database;
  const rows = await reader.query('select kind from mail where "toAddress" = ? order by kind', ['robin@example.com']);
  expect(rows).toEqual(kinds.map((kind) => ({ kind })));
  const newsletters = await reader.query('select "guestId", state from newsletter where email = ?', [
    'robin@example.com',
  ]);
  expect(newsletters).toEqual(newsletter === '1' ? [{ guestId: session?.guestId, state: 'pending' }] : []);
});

// @spec component:LoginForm 6
test.each([
  ['robin', 'email'],
  ['@example.com', 'email'],
  ['robin@example', 'email'],
  ['robin@example.c', 'email'],
  ['robin@192.168.0.1', 'email'],
  ['robin@example.co', 'wrong'],
  ['robin@[192.168.0.1]', 'wrong'],
])('a log-in with the address %s is answered by %s', async (email, formError) => {
  const { visitor } = setUp();
  expect(await logIn(form({ email, password }), visitor)).toMatchObject({ view: { kind: 'log-in', email, formError } });
});

test.each([{}, { next: 'top-up' }])('a guest whose account is locked reads it after the log-in: %o', async (fields) => {
  const { visitor, become } = setUp();
  const guest = become(await signUp(signUpForm(await signUpPage(visitor)), visitor));
  const guestId = guest.session?.guestId ?? 0;
  await guestIsRestricted.setUp({ guestId, level: 3 }, visitor.world);
  const wrong = { email: 'robin@example.com', password: 'another walk home', ...fields };
  expect(await logIn(form(wrong), visitor)).toMatchObject({ view: { kind: 'log-in', formError: 'wrong' } });
  const step = await logIn(form({ ...wrong, password }), visitor);
  // The page around it reloads once the guest has read it.
  expect(step).toMatchObject({ view: { kind: 'account-locked', report: { event: 'loggedIn', isFinal: false } } });
  expect(become(step).session?.guestId).toBe(guestId);
});

test('a sign-up that was not accepted keeps its key; an invalid one is replaced', async () => {
  const { visitor } = setUp();
  const page = await signUpPage(visitor);
  const key = signUpForm(page).get('key');
  const wrong = { email: 'no address' };
  expect(await signUp(signUpForm(page, wrong), visitor)).toMatchObject({ view: { kind: 'sign-up', key } });
  const replaced = await signUp(signUpForm(page, { ...wrong, key: '../' }), visitor);
  expect(replaced).toMatchObject({ view: { key: expect.stringMatching(/^[\da-f]{36}$/) as string } });
});

test('a log-in to two accounts with the same password asks which, and goes on with the chosen one', async () => {
  const { visitor, become } = setUp();
  const first = become(await signUp(signUpForm(await signUpPage(visitor)), visitor));
  await signUp(signUpForm(await signUpPage(visitor)), visitor);
  const page = await logIn(form({ email: 'robin@example.com', password, next: 'top-up' }), visitor);
  if (!('view' in page) || page.view.kind !== 'choose-account') throw new Error('no choice');
  expect(page.view.next).toBe('top-up');
  const account = page.view.choices.at(-1)?.token ?? '';
  const chosen = await logIn(form({ account, next: 'top-up' }), visitor);
  expect(chosen).toMatchObject({ redirectTo: '/vxpay/en/top-up?begun=1' });
  expect(become(chosen).session?.guestId).toBe(first.session?.guestId);
  expect(await logIn(form({ account }), visitor)).toMatchObject({ view: { kind: 'log-in', formError: 'stepExpired' } });
});

test('a link that verifies asks for the password where nobody is logged in', async () => {
  const { visitor, become, mailOf } = setUp();
  const guest = become(await signUp(signUpForm(await signUpPage(visitor)), visitor));
  const token = await mailOf('verify');
  const open = (context: AccountContext) => openAccountPage('verify', token, context);
  expect(await open(visitor)).toMatchObject({ view: { kind: 'verify', needsPassword: true } });
  expect(await open(guest)).toMatchObject({ view: { kind: 'verify', needsPassword: false } });
  expect(await submitAccountForm('verify', form({ token }), visitor)).toMatchObject({
    view: { kind: 'verify', token, needsPassword: true, formError: 'wrongPassword' },
  });
  expect(await submitAccountForm('verify', form({ token, current: password }), visitor)).toMatchObject({
    view: { kind: 'verified' },
  });
  expect(await open(guest)).toMatchObject({ view: { kind: 'link-invalid' } });
});

test('a link that resets asks which of several accounts it is for, and keeps the choice', async () => {
  const { visitor, become, mailOf } = setUp();
  const first = become(await signUp(signUpForm(await signUpPage(visitor)), visitor));
  await submitAccountForm('forgot', form({ email: 'robin@example.com' }), visitor);
  const single = await openAccountPage('reset', await mailOf('reset'), visitor);
  expect(single).toMatchObject({ view: { kind: 'reset', choices: [] } });
  await signUp(signUpForm(await signUpPage(visitor), { password: 'quiet evening rain' }), visitor);
  const token = await mailOf('reset');
  const fields = { token, password: 'a third evening' };
  expect(await submitAccountForm('reset', form(fields), visitor)).toMatchObject({
    view: { kind: 'reset', formError: 'account' },
  });
  const account = String(first.session?.guestId);
  expect(await submitAccountForm('reset', form({ ...fields, account, password: 'short' }), visitor)).toMatchObject({
    view: {
      kind: 'reset',
      chosen: account,
      formError: 'password',
      choices: [{ coins: 0 }, { value: account, coins: 0, createdAt: '2026-11-20T19:00:00.000Z' }],
    },
  });
  expect(await submitAccountForm('reset', form({ ...fields, account }), visitor)).toMatchObject({
    view: { kind: 'password-reset' },
  });
});

test('sending the first code again offers new recovery codes, and switches nothing off', async () => {
  const { guest, code, pass } = await secondFactorOn();
  const first = form({ code: code() });
  expect(await submitAccountForm('second-factor', first, guest)).toMatchObject({ view: { kind: 'recovery-codes' } });
  expect(await submitAccountForm('second-factor', first, guest)).toMatchObject({
    view: { kind: 'new-codes', formError: null },
  });
  pass(60_000);
  const renew = (fields: Readonly<Record<string, string>>) => submitAccountForm('recovery-codes', form(fields), guest);
  expect(await renew({ current: password, code: '000000' })).toMatchObject({
    view: { kind: 'new-codes', formError: 'wrongCode' },
  });
  expect(await renew({ current: password, code: code() })).toMatchObject({ view: { kind: 'recovery-codes' } });
});

test('a key is shown again after a wrong code, but not after ten minutes', async () => {
  const { guest, pass } = await secondFactorOn();
  const wrong = form({ code: '000000' });
  expect(await submitAccountForm('second-factor', wrong, guest)).toMatchObject({ view: { kind: 'factor-key' } });
  pass(600_000);
  expect(await submitAccountForm('second-factor', wrong, guest)).toMatchObject({
    view: { kind: 'second-factor', isActive: false, formError: 'keyExpired' },
  });
});

test('the page of new recovery codes is for guests', async () => {
  const { visitor } = setUp();
  expect(await openAccountPage('recovery-codes', '', visitor)).toEqual({ redirectTo: '/vxpay/en/log-in' });
});
