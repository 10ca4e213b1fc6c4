import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import type { World } from '../../world/world.ts';
import { pause, saveMethod, setLimit, spendingOf, takePayment } from './index.ts';
import { oneClickOf } from './one-click-offer.ts';
import { settingsOf } from './payment-settings.ts';
import type { PaymentMethodKind } from './payment-methods.ts';

const setUp = async (kind: PaymentMethodKind = 'card') => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'b' }, world);
  const change = <T>(work: Parameters<typeof runInWorld<T>>[2]) => runInWorld(world, true, work);
  const method = await change((open) => saveMethod(7, kind, open));
  const pay = (cents: number, key = 'k-1', more: Partial<Parameters<typeof takePayment>[0]> = {}) =>
    change((open) =>
      takePayment({ guestId: 7, key, cents, methodId: method.id, purpose: 'subscription', ...more }, open),
    );
  return { ...testWorld, change, method, pay };
};

test('takes money once for a key, and no coins', async () => {
  const { pay, run } = await setUp();
  expect([await pay(990), await pay(990)]).toEqual([
    { ok: true, isRepeat: false },
    { ok: true, isRepeat: true },
  ]);
  expect(await run('select cents, coins, purpose, method from payment')).toEqual([
    { cents: 990, coins: 0, purpose: 'subscription', method: 'card' },
  ]);
  expect(await run('select * from "ledgerEntry"')).toEqual([]);
});

test.each([
  ['another sum', { cents: 991 }],
  ['another purpose', { purpose: 'recharge' }],
  ['another guest', { guestId: 8, methodId: null }],
] as const)('rejects a key with %s', async (_, more) => {
  const { pay, change } = await setUp();
  await pay(990);
  const methodId = 'methodId' in more ? (await change((open) => saveMethod(8, 'card', open))).id : undefined;
  const other = pay(990, 'k-1', methodId === undefined ? more : { ...more, methodId });
  await expect(other).rejects.toMatchObject({ code: 'keyReused' });
});

test('a declined method, no method and the method of somebody else take nothing', async () => {
  const { pay, method, run } = await setUp('wallet');
  expect(await pay(990)).toEqual({ ok: false, reason: 'declined' });
  expect(await pay(990, 'k-2', { methodId: null })).toEqual({ ok: false, reason: 'noMethod' });
  expect(await pay(990, 'k-3', { guestId: 8, methodId: method.id })).toEqual({ ok: false, reason: 'noMethod' });
  expect(await run('select * from payment')).toEqual([]);
});

test.each([0.1 + 0.2, 0, -5, Number.NaN])('%d cents are a programming error', async (cents) => {
  const { pay } = await setUp();
  await expect(pay(cents)).rejects.toThrow(RangeError);
});

test('the limit counts every payment of a month and is reached exactly', async () => {
  const { change, pay } = await setUp();
  await change((open) => setLimit(7, 2000, open));
  expect(await pay(1500)).toMatchObject({ ok: true });
  expect(await pay(501, 'k-2', { purpose: 'recharge' })).toEqual({ ok: false, reason: 'limitReached' });
  expect(await pay(500, 'k-3', { purpose: 'oneClick' })).toMatchObject({ ok: true });
  expect(await change((open) => spendingOf(7, open))).toMatchObject({ cents: 2000, usedCents: 2000 });
});

test('two payments at once do not pass one limit together', async () => {
  const { change, pay } = await setUp();
  await change((open) => setLimit(7, 2000, open));
  const results = await Promise.all([pay(1500, 'a'), pay(1500, 'b')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a lower limit holds at once, a higher one after 24 hours, and it can be taken back', async () => {
  const {
    change,
    pass,
    world: { clock },
  } = await setUp();
  const set = (cents: number | null) => change((open) => setLimit(7, cents, open));
  const read = () => change((open) => spendingOf(7, open));
  await set(5000);
  await set(2000);
  expect(await read()).toMatchObject({ cents: 2000, pending: null });
  const at = new Date(clock.now() + 24 * 3_600_000).toISOString();
  await set(9000);
  expect(await read()).toMatchObject({ cents: 2000, pending: { cents: 9000, at } });
  await set(2000);
  expect(await read()).toMatchObject({ cents: 2000, pending: null });
  await set(null);
  pass(24 * 3_600_000 - 1);
  expect(await read()).toMatchObject({ cents: 2000, pending: { cents: null } });
  pass(1);
  expect(await read()).toMatchObject({ cents: null, pending: null });
});

test.each([
  ['the end of summer time', '2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00.000Z'],
  ['its beginning', '2027-03-31T21:59:59.999Z', '2027-03-31T22:00:00.000Z'],
  ['the turn of the year', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z'],
])('a month of Berlin begins anew after %s', async (_, last, first) => {
  const {
    pass,
    change,
    pay,
    world: { clock },
  } = await setUp();
  await change((open) => setLimit(7, 1000, open));
  pass(Date.parse(last) - clock.now());
  expect(await pay(1000)).toMatchObject({ ok: true });
  expect(await pay(1, 'k-2')).toEqual({ ok: false, reason: 'limitReached' });
  pass(Date.parse(first) - clock.now());
  expect(await pay(1000, 'k-3')).toMatchObject({ ok: true });
});

test('a break takes nothing until it is over, and a shorter one does not end it', async () => {
  const { change, pass, pay } = await setUp();
  await change((open) => pause(7, 168, open));
  await change((open) => pause(7, 24, open));
  expect(await pay(500)).toEqual({ ok: false, reason: 'paused' });
  pass(168 * 3_600_000 - 1);
  expect(await pay(500)).toEqual({ ok: false, reason: 'paused' });
  pass(1);
  expect(await pay(500)).toMatchObject({ ok: true });
});

test('a locked guest pays nothing in any way, and a payment that was taken stays taken', async () => {
  const { change, pay, run } = await setUp('wallet');
  await run('update guest set "isLocked" = 1');
  // Not `declined`: the provider is not asked.
  expect(await pay(500)).toEqual({ ok: false, reason: 'locked' });
  expect(await run('select * from payment')).toEqual([]);
  await run('update guest set "isLocked" = 0');
  const card = await change((open) => saveMethod(7, 'card', open));
  await pay(500, 'k-2', { methodId: card.id });
  await run('update guest set "isLocked" = 1');
  expect(await pay(500, 'k-2', { methodId: card.id })).toEqual({ ok: true, isRepeat: true });
});

test('a method is saved once, with the end of its number only', async () => {
  const { change, method } = await setUp();
  expect(method.label).toMatch(/^··\d{4}$/);
  expect((await change((open) => saveMethod(7, 'card', open))).id).toBe(method.id);
});

// The sum of what was paid grows with the guest's payments, so it is not read more often than needed.
test.each<[string, (open: World, methodId: number) => Promise<unknown>, { limits: number; sums: number }]>([
  [
    'a payment',
    (open, methodId) => takePayment({ guestId: 7, key: 'k-9', cents: 990, methodId, purpose: 'oneClick' }, open),
    { limits: 1, sums: 1 },
  ],
  ['the settings', (open) => settingsOf(7, open), { limits: 1, sums: 1 }],
  ['what one click pays', (open) => oneClickOf(7, open), { limits: 1, sums: 0 }],
])('%s reads the guest’s spending once', async (_, work, expected) => {
  const { change, method } = await setUp();
  const read: string[] = [];
  await change((open) => {
    const query: World['tx']['query'] = (sql, parameters) => (read.push(sql), open.tx.query(sql, parameters));
    return work({ ...open, tx: { ...open.tx, query } }, method.id);
  });
  const count = (part: RegExp) => read.filter((sql) => part.test(sql)).length;
  expect({ limits: count(/from "spendingLimit"/), sums: count(/sum\("cents"\)/) }).toEqual(expected);
});
