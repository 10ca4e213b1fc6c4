import { balanceOf, guestAccount } from '@lounge/mock-api';
import { guestCancelled, guestIsLoggedIn, guestSavedMethod, guestTakesBreak } from '@lounge/mock-api/states';
import { expect, test } from 'vitest';
import type { StepContext } from '../step.ts';
import { submitForm } from './steps.ts';
import { createContext, testGuestId } from './test-context.ts';
import { pay } from './top-up-steps.ts';

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);
const fields = { guest: String(testGuestId), cents: '1990', key: 'key-of-the-page', method: 'card' };

const setUp = async () => {
  const context = await createContext();
  const asGuest = (guestId: number): StepContext => ({
    ...context,
    session: { guestId, cookie: `c-${guestId}` } as StepContext['session'],
  });
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'b' }, context.world);
  const { reader } = context.world.database;
  const read = (sql: string) => reader.query(sql, []) as Promise<readonly Record<string, unknown>[]>;
  return { context, asGuest, read, reader };
};

test.each(['top-up', 'vip'] as const)('a form of %s that was shown to another guest is not taken', async (view) => {
  const { asGuest, read, reader } = await setUp();
  const step = await submitForm(form(fields), view, true, asGuest(8));
  expect(step).toMatchObject({ view: { guestId: 8, formError: 'otherAccount' } });
  expect([await balanceOf(reader, guestAccount(8)), await read('select * from payment')]).toEqual([0, []]);
});

test('a form that names another sum than is due charges nothing and shows the sum', async () => {
  const { context, asGuest, read } = await setUp();
  await guestCancelled.setUp({ guestId: testGuestId, product: 'vip' }, context.world);
  const before = await read('select * from payment');
  const step = await submitForm(form(fields), 'vip', false, asGuest(testGuestId));
  expect(step).toMatchObject({ view: { kind: 'subscribe', isFree: true, formError: 'changed' } });
  expect(await read('select * from payment')).toEqual(before);
});

test('in a break a cancellation can be taken back, which charges nothing', async () => {
  const { context, asGuest } = await setUp();
  await guestSavedMethod.setUp({ guestId: testGuestId, kind: 'card' }, context.world);
  await guestCancelled.setUp({ guestId: testGuestId, product: 'vip' }, context.world);
  await guestTakesBreak.setUp({ guestId: testGuestId, hours: 24 }, context.world);
  const step = await submitForm(form({ ...fields, cents: '0' }), 'vip', false, asGuest(testGuestId));
  expect(step).toMatchObject({ view: { kind: 'subscribed', product: 'vip' } });
});

test('a key that paid something else charges nothing', async () => {
  const { asGuest, read } = await setUp();
  await pay(form({ cents: '2500', key: fields.key, method: 'card' }), testGuestId, asGuest(testGuestId));
  const step = await submitForm(form(fields), 'vip', false, asGuest(testGuestId));
  expect(step).toMatchObject({ view: { kind: 'subscribe', formError: 'changed' } });
  expect(await read('select cents from payment')).toEqual([{ cents: 2500 }]);
});

test('a method that was declined does not take the place of the one that is saved', async () => {
  const { context, asGuest, read } = await setUp();
  await guestSavedMethod.setUp({ guestId: testGuestId, kind: 'card' }, context.world);
  const step = await submitForm(form({ ...fields, method: 'wallet' }), 'vip', false, asGuest(testGuestId));
  expect(step).toMatchObject({ view: { kind: 'subscribe', formError: 'declined' } });
  expect(await read('select kind from "paymentMethod"')).toEqual([{ kind: 'card' }]);
});
