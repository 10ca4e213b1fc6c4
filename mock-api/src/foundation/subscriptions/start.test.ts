import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import { cancelSubscription, getSubscriptions } from '@lounge/protocol/foundation/subscriptions';
import { oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLocked } from '../../content/messenger/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { saveMethod } from '../wallet/index.ts';
import { startSubscription, type Start } from './start.ts';
import { renewDue } from './renew.ts';
import type { Product } from './plans.ts';

const setUp = async () => {
  const { world, pass, run } = aWorld();
  for (const id of [7, 8]) await guestIsLoggedIn.setUp({ guestId: id, token: `t-${id}` }, world);
  const client = testClient(world);
  const start = (key: string, more: Partial<Start> = {}) =>
    runInWorld(world, true, async (inside) => {
      const guestId = more.guestId ?? 7;
      const { id: methodId } = await saveMethod(guestId, 'card', inside);
      return startSubscription({ guestId, product: 'vip', methodId, key, ...more }, inside);
    });
  const problems: unknown[] = [];
  const until = async (at: string) => {
    pass(Date.parse(at) - world.clock.now());
    await renewDue(world, (cause) => void problems.push(cause));
  };
  const of = async (guestId = 7, product: Product = 'vip') =>
    (await client.answer(getSubscriptions, {}, { guestId })).find((each) => each.product === product);
  const paid = async () =>
    (await run<{ cents: number }>('select cents from payment order by at')).map((row) => row.cents);
  const failRenewals = async (at: string) => {
    await run(`update "paymentMethod" set kind = 'wallet'`);
    await until(at);
    await run(`update "paymentMethod" set kind = 'card'`);
  };
  return { ...client, world, start, until, of, paid, problems, failRenewals };
};

test('a key that paid an earlier month starts nothing, neither after the end nor after a failed renewal', async () => {
  const { start, until, of, paid, answer, failRenewals } = await setUp();
  expect(await start('first key')).toBe('started');
  await failRenewals('2026-12-20T19:00:00.000Z');
  expect(await start('first key')).toBe('changed');
  expect(await of()).toMatchObject({ status: 'unpaid' });
  await answer(cancelSubscription, { product: 'vip' }, { guestId: 7 });
  await until('2027-02-01T19:00:00.000Z');
  expect(await start('first key')).toBe('changed');
  expect([(await of())?.isOpen, await paid()]).toEqual([false, [1990]]);
});

test('a start charges what the guest was told, or nothing', async () => {
  const { start, until, of, paid, answer } = await setUp();
  await start('k-1', { cents: 1990 });
  await answer(cancelSubscription, { product: 'vip' }, { guestId: 7 });
  // The page said that the month is paid, and the month ended before the button was pressed.
  await until('2026-12-21T19:00:00.000Z');
  expect(await start('k-2', { cents: 0 })).toBe('changed');
  expect([(await of())?.isOpen, await paid()]).toEqual([false, [1990]]);
  expect(await start('k-2', { cents: 1990 })).toBe('started');
});

test('months of the offer that the guest pays in the window count', async () => {
  const { start, paid, answer, failRenewals } = await setUp();
  await start('k-0');
  await answer(acceptCancellationOffer, { guest_id: 7, platform_text: 'web' }, { guestId: 7 });
  for (const month of ['2026-12', '2027-01', '2027-02', '2027-03']) {
    await failRenewals(`${month}-20T19:00:01.000Z`);
    expect(await start(`paid in ${month}`)).toBe('started');
  }
  expect(await paid()).toEqual([1990, 990, 990, 990, 1990]);
});

test('no key of a guest stops a renewal, of this guest or of others', async () => {
  const { start, until, of, answer, problems } = await setUp();
  await start('k-7');
  await start('k-8', { guestId: 8 });
  const startedAt = (await of())?.startedAt ?? '';
  const amount = { value: 1000, currency: 'EUR' } as const;
  const key = `renewal vip 7 ${startedAt} 2 1`;
  expect((await answer(oneClickCharge, { amount, channelId: null }, { guestId: 7, key })).charge?.failure).toBeNull();
  await until('2026-12-20T19:00:00.000Z');
  expect([(await of(7))?.status, (await of(8))?.status]).toEqual(['active', 'active']);
  expect(problems).toEqual([]);
});

test('a locked guest does not take a cancellation back by starting again; nothing is stored', async () => {
  const { start, of, answer, world } = await setUp();
  expect(await start('k-1')).toBe('started');
  await answer(cancelSubscription, { product: 'vip' }, { guestId: 7 });
  await guestIsLocked.setUp({ guestId: 7 }, world);
  expect(await start('k-2')).toBe('locked');
  expect(await of()).toMatchObject({ status: 'ending' });
});
