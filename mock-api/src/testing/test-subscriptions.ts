import { guestInitData } from '@lounge/protocol/foundation/guest';
import { getSubscriptions } from '@lounge/protocol/foundation/subscriptions';
import type { Product } from '../foundation/subscriptions/plans.ts';
import { renewDue } from '../foundation/subscriptions/renew.ts';
import { startSubscription } from '../foundation/subscriptions/start.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { saveMethod, type PaymentMethodKind } from '../foundation/wallet/index.ts';
import { runInWorld } from '../world/world.ts';
import { aWorld } from './a-world.ts';
import { testClient } from './test-client.ts';

/** The guest of these tests. */
export const robin = { guestId: 7 };
/** Throws what a job reports. */
export const report = (cause: unknown): never => {
  throw cause;
};

/** A logged-in guest without VIP, with starts, renewals and payments of subscriptions. */
export const testSubscriptions = async (start = '2026-11-20T19:00:00.000Z') => {
  const { world, pass, run } = aWorld();
  pass(Date.parse(start) - world.clock.now());
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await run('update guest set "isVip" = 0 where id = 7');
  const client = testClient(world);
  const published: unknown[] = [];
  world.bus.subscribe(({ message }) => void published.push(message));
  const begin = (product: Product = 'vip', kind: PaymentMethodKind = 'card', key = 'k-1') =>
    runInWorld(world, true, async (inside) => {
      const { id: methodId } = await saveMethod(7, kind, inside);
      return startSubscription({ guestId: 7, product, methodId, key }, inside);
    });
  const of = async (product: Product = 'vip') =>
    (await client.answer(getSubscriptions, {}, robin)).find((each) => each.product === product);
  /** Moves the clock and lets the renewals run. */
  const until = async (at: string) => {
    pass(Date.parse(at) - world.clock.now());
    await renewDue(world, report);
  };
  const paid = () =>
    run<{ cents: number; at: string }>(`select cents, at from payment where purpose = 'subscription' order by at`);
  const breakCard = () => run(`update "paymentMethod" set kind = 'wallet'`);
  const mendCard = () => run(`update "paymentMethod" set kind = 'card'`);
  const isVip = async () => (await client.answer(guestInitData, {}, robin)).isVip;
  return { ...client, world, run, pass, begin, of, until, paid, breakCard, mendCard, isVip, published };
};
