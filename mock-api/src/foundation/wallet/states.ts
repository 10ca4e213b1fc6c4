import { s } from '@lounge/protocol';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { balanceOf, guestAccount, transferOnce, type Entry } from './ledger.ts';
import { publishBalance } from './publish-balance.ts';
import { topUp } from './top-up.ts';

/** Sets a guest's balance by a top-up or a correction. */
const setBalance = async (world: World, guestId: number, amount: number): Promise<void> => {
  const { tx, random } = world;
  const difference = amount - (await balanceOf(tx, guestAccount(guestId)));
  if (difference === 0) return;
  const entries: Entry[] = [
    { account: guestAccount(guestId), amount: difference },
    { account: 'top-up', amount: -difference },
  ];
  const kind = difference > 0 ? ('topUp' as const) : ('correction' as const);
  const at = nowIso(world);
  const newTransfer = { guestId, kind, key: `state ${at} ${random()}`, bodyHash: '', at };
  await transferOnce(tx, newTransfer, async () => ({ entries, reference: {}, answer: () => null }));
};

const removePayment = statement((db, $: Bind<{ key: string }>) => db.deleteFrom('payment').where('key', '=', $('key')));

const params = s.object({ guestId: s.entityId, amount: s.count });

/** A guest has coins. */
export const guestOwnsCoins = state('the guest’s balance is {amount}', {
  description: 'The guest owns exactly this amount, in hundredths of a coin; a previous balance is corrected.',
  params,
  setUp: ({ guestId, amount }, parts) => runInWorld(parts, true, (world) => setBalance(world, guestId, amount)),
});

const insertUsedKey = (parts: WorldParts, guestId: number, key: string) =>
  runInWorld(parts, true, ({ tx }) => {
    const at = nowIso(parts);
    const newTransfer = { guestId, key, kind: 'album' as const, bodyHash: 'of another purchase', at };
    return transferOnce(tx, newTransfer, async () => ({ entries: [], reference: {}, answer: () => null }));
  });

/** A guest's idempotency key is used. */
export const keyWasUsed = state('the idempotency key was used for another purchase', {
  description: 'This guest has already made another purchase with this idempotency key.',
  params: s.object({ guestId: s.entityId, key: s.boundedString(200) }),
  setUp: ({ guestId, key }, parts) => insertUsedKey(parts, guestId, key),
});

/** A guest's balance changes while the guest's pages are open. */
export const balanceChanges = event('the guest’s balance changes', {
  description: 'The guest owns this amount from now on, in hundredths of a coin; the balance is published in English.',
  params,
  setUp: ({ guestId, amount }, parts) =>
    runInWorld(parts, true, async (world) => {
      await setBalance(world, guestId, amount);
      await publishBalance(world, guestId, 'en');
    }),
});

/** A guest paid in the payment window. */
export const guestPaid = state('the guest paid in the payment window', {
  description: 'The guest paid this many hundredths of a euro under this id; the coins are booked, 4 for a euro.',
  params: s.object({ guestId: s.entityId, paymentId: s.boundedString(64), cents: s.count }),
  setUp: ({ guestId, paymentId, cents }, parts) =>
    runInWorld(parts, true, async (world) => {
      await topUp({ guestId, key: paymentId, cents, method: 'card' }, 'en', world);
    }),
});

/** A payment does not exist. */
export const noPayment = state('no payment has the id', {
  description: 'There is no payment with this id.',
  params: s.object({ paymentId: s.boundedString(64) }),
  setUp: ({ paymentId }, parts) =>
    runInWorld(parts, true, async ({ tx }) => {
      await removePayment.all(tx, { key: paymentId });
    }),
});

/** The states of this module. */
export const walletStates = [guestOwnsCoins, keyWasUsed, balanceChanges, guestPaid, noPayment];
