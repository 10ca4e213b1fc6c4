import { balanceOf, guestAccount } from '@lounge/mock-api';
import { guestTakesBreak } from '@lounge/mock-api/states';
import { expect, test } from 'vitest';
import type { StepContext } from '../step.ts';
import { logIn, signUp } from '../accounts/log-in-steps.ts';
import { openPage } from './steps.ts';
import { createContext, testGuestId } from './test-context.ts';
import { centsIn, chooseAmount, packageFor, pay } from './top-up-steps.ts';

const guestId = testGuestId;
const clock = { now: () => Date.parse('2026-11-20T19:00:00.000Z') };

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);
const balance = ({ world }: StepContext) => balanceOf(world.database.reader, guestAccount(guestId));

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  [' 7 ', 700],
  ['12,505', Number.NaN],
  ['-12', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['', Number.NaN],
  ['12 €', Number.NaN],
])('parses "%s" as %d cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test.each([
  ['an unknown price', 0, 0, 1000],
  ['a price that the balance covers', 3000, 5000, 1000],
  ['a price that the smallest package covers', 4000, 0, 1000],
  ['a price that it covers with the balance', 4500, 500, 1000],
  ['a higher price', 4500, 400, 2500],
  ['a price that only the largest covers', 40_000, 0, 10_000],
  ['a price that none covers', 40_100, 0, 1000],
  ['no number', Number.NaN, 0, 1000],
])('for %s the smallest package that is enough is chosen', (_, price, has, cents) => {
  expect(packageFor(price, has)).toBe(cents);
});

test('the top-up for a price chooses what is missing', async () => {
  const context = await createContext();
  const session = { guestId, token: '', session: '', cookie: '' };
  const request = { view: 'top-up', next: null, hasJustLoggedIn: false } as const;
  const open = (price?: number) =>
    openPage({ ...request, ...(price !== undefined && { price }) }, { ...context, session });
  expect(await open()).toMatchObject({ view: { chosen: 1000 } });
  const has = await balance(context);
  expect(await open(has + 15_000)).toMatchObject({ view: { chosen: 5000 } });
});

test.each([
  [{ cents: '2500' }, 2500],
  [{ cents: 'other', other: '12,50' }, 1250],
])('shows the last page before payment for a valid amount', async (fields, cents) => {
  const step = await chooseAmount(form(fields as Record<string, string>), guestId, await createContext());
  expect(step).toMatchObject({
    view: { kind: 'pay', cents, coins: Math.ceil((cents * 4) / 100) * 100, formError: null },
  });
});

test.each([
  [{ cents: '' }],
  [{ cents: '499' }],
  [{ cents: '50001' }],
  [{ cents: '-2500' }],
  [{ cents: '2500.5' }],
  [{ cents: 'other', other: '4,99' }],
  [{ cents: 'other', other: 'all' }],
])('rejects the amount in %o', async (fields) => {
  const step = await chooseAmount(form(fields as Record<string, string>), guestId, await createContext());
  expect(step).toMatchObject({ view: { kind: 'top-up', formError: 'amount' } });
});

test('charges once for a page, however often its button is pressed', async () => {
  const context = await createContext();
  const page = form({ cents: '2500', key: 'key-of-the-page', method: 'card' });
  const steps = await Promise.all([pay(page, guestId, context), pay(page, guestId, context)]);
  for (const step of steps) expect(step).toMatchObject({ view: { kind: 'paid', coins: 10_000, balance: 10_000 } });
  expect(await balance(context)).toBe(10_000);
});

test.each([
  ['a declined method', { method: 'wallet' }, { kind: 'pay', formError: 'declined' }],
  ['a missing method', { method: '' }, { kind: 'pay', formError: 'method' }],
  ['an unknown method', { method: 'toString' }, { kind: 'pay', formError: 'method' }],
  ['another amount than the page showed', { cents: '1' }, { kind: 'top-up', formError: 'amount' }],
  ['an invalid key', { key: '../' }, { kind: 'top-up', formError: 'amount' }],
])('%s charges nothing', async (_, changes, view) => {
  const context = await createContext();
  const fields = { cents: '2500', key: 'key-of-the-page', method: 'card', ...changes };
  expect(await pay(form(fields), guestId, context)).toMatchObject({ view });
  expect(await balance(context)).toBe(0);
});

test('does not accept the key of one amount for another', async () => {
  const context = await createContext();
  await pay(form({ cents: '2500', key: 'key-of-the-page', method: 'card' }), guestId, context);
  const second = await pay(form({ cents: '5000', key: 'key-of-the-page', method: 'card' }), guestId, context);
  expect(second).toMatchObject({ view: { kind: 'top-up', formError: 'amount' } });
  expect(await balance(context)).toBe(10_000);
});

test.each([
  [
    'locked',
    null,
    (context: StepContext) =>
      context.world.database.change((tx) => tx.query('update guest set "isLocked" = 1', [])) as Promise<unknown>,
  ],
  [
    'paused',
    '2026-11-21T19:00:00.000Z',
    (context: StepContext) => guestTakesBreak.setUp({ guestId, hours: 24 }, context.world),
  ],
])('a guest who is %s reads it on every page of a payment, and nothing is taken', async (reason, until, stop) => {
  const context = await createContext();
  const asGuest = { ...context, session: { guestId, token: '', session: '', cookie: '' } };
  await stop(context);
  const stopped = { view: { kind: 'payment-stopped', reason, until } };
  for (const view of ['top-up', 'vip', 'tv'] as const)
    expect(await openPage({ view, next: null, hasJustLoggedIn: false }, asGuest)).toMatchObject(stopped);
  expect(await chooseAmount(form({ cents: '2500' }), guestId, context)).toMatchObject(stopped);
  const step = await pay(form({ cents: '2500', key: 'key-of-the-page', method: 'card' }), guestId, context);
  expect(step).toMatchObject(stopped);
  expect(await balance(context)).toBe(0);
});

test('keeps the email address, not the password, after a failed log-in', async () => {
  const fields = form({ email: 'robin@example.com', password: 'wrong', next: 'top-up' });
  const step = await logIn(fields, await createContext());
  expect(step).toMatchObject({
    view: { kind: 'log-in', email: 'robin@example.com', next: 'top-up', formError: 'wrong' },
  });
  expect(JSON.stringify(step)).not.toContain('password');
});

test.each([
  ['1', true],
  ['', false],
])('keeps typed and ticked values after a failed sign-up (%s)', async (terms, hasAgreed) => {
  const fields = form({ email: 'no address', name: 'Robin', password: 'a long walk home', terms });
  const step = await signUp(fields, await createContext());
  expect(step).toMatchObject({ view: { kind: 'sign-up', name: 'Robin', email: 'no address', hasAgreed } });
  expect(JSON.stringify(step)).not.toContain('a long walk home');
});

test('a guest who lost the answer reads that the payment has arrived, for half an hour', async () => {
  const moving = { at: clock.now() };
  const context = await createContext({ now: () => moving.at });
  const asGuest = { ...context, session: { guestId, token: '', session: '', cookie: '' } };
  const open = () => openPage({ view: 'top-up', next: null, hasJustLoggedIn: false }, asGuest);
  expect(await open()).toMatchObject({ view: { kind: 'top-up', recent: null } });
  await pay(form({ cents: '2500', key: 'key-of-the-page', method: 'card' }), guestId, asGuest);
  const recent = { cents: 2500, at: '2026-11-20T19:00:00.000Z' };
  moving.at += 30 * 60_000 - 1;
  expect(await open()).toMatchObject({ view: { kind: 'top-up', recent } });
  moving.at += 1;
  expect(await open()).toMatchObject({ view: { kind: 'top-up', recent: null } });
});

test('a sign-up names everything that is wrong with it at once', async () => {
  const fields = form({ name: ' ', email: 'robin@', password: 'short' });
  expect(await signUp(fields, await createContext())).toMatchObject({
    view: { kind: 'sign-up', formError: 'name', errors: ['name', 'email', 'password', 'terms'] },
  });
});
