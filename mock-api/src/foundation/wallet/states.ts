import { s } from '@lounge/protocol';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { paymentMethodKind } from '@lounge/protocol/foundation/wallet';
import { balanceOf, guestAccount, transferOnce, type Entry } from './ledger.ts';
import { publishBalance } from './publish-balance.ts';
import { forcePayment, hideWindow } from './payment-settings.ts';
import { methodsOfGuest, saveMethod } from './payment-methods.ts';
import { chooseRecharge, storeTeaser } from './recharge-choice.ts';
import { latestCharge, refund } from './refund.ts';
import { pause, setLimit } from './spending-limit.ts';
import { topUp } from './top-up.ts';

/** Sets a guest's balance by a top-up or a correction. */
const setBalance = async (guestId: number, amount: number, world: World): Promise<void> => {
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
  setUp: ({ guestId, amount }, parts) => runInWorld(parts, true, (world) => setBalance(guestId, amount, world)),
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
      await setBalance(guestId, amount, world);
      await publishBalance(world, guestId, 'en');
    }),
});

/** A guest paid in the payment window. */
export const guestPaid = state('the guest paid in the payment window', {
  description:
    'The guest paid this many hundredths of a euro under this id with a card, perhaps the method saved first; the coins are booked, 4 for a euro, at an instant that may lie in the past, by default now.',
  params: s.object({
    guestId: s.entityId,
    paymentId: s.boundedString(64),
    cents: s.count,
    bySavedMethod: s.optional(s.boolean),
    at: s.optional(s.instant),
  }),
  ifLeftOut: { at: null },
  setUp: ({ guestId, paymentId, cents, bySavedMethod, at }, parts) =>
    runInWorld(parts, true, async (world) => {
      const [first = null] = await methodsOfGuest.all(world.tx, { guestId });
      const saved = bySavedMethod === true ? first : null;
      const clock = at === null ? world.clock : { now: () => Date.parse(at) };
      await topUp({ guestId, key: paymentId, cents, method: 'card', saved }, 'en', { ...world, clock });
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

/** A guest has a saved payment method. */
export const guestSavedMethod = state('the guest saved a payment method', {
  description: 'The guest saved the simulated method of this kind; card and bank accept, the wallet declines.',
  params: s.object({ guestId: s.entityId, kind: paymentMethodKind }),
  setUp: ({ guestId, kind }, parts) =>
    runInWorld(parts, true, async (world) => {
      await saveMethod(guestId, kind, world);
    }),
});

/** A guest has coins recharged. */
export const guestRecharges = state('the guest’s coins are recharged automatically', {
  description:
    'The guest switched the automatic recharge on with the method saved first: 10 euro below 10 coins. The guest opened its teaser.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async (world) => {
      const [method] = await methodsOfGuest.all(world.tx, { guestId });
      await chooseRecharge(guestId, { isOn: true, threshold: 1000, cents: 1000, methodId: method?.id ?? null }, world);
      await storeTeaser(guestId, 'open', world);
    }),
});

/** A guest has hidden a window. */
export const windowIsHidden = state('the guest has hidden the window {incentiveType}', {
  description: 'The guest has hidden this window for a day.',
  params: s.object({ guestId: s.entityId, incentiveType: s.boundedString(40) }),
  setUp: ({ guestId, incentiveType }, parts) =>
    runInWorld(parts, true, (world) => hideWindow(guestId, incentiveType, 86_400, world)),
});

/** A guest has a monthly limit. */
export const spendingIsLimited = state('the guest’s spending is limited', {
  description: 'The guest set this monthly limit, in hundredths of a euro.',
  params: s.object({ guestId: s.entityId, cents: s.count }),
  setUp: ({ guestId, cents }, parts) => runInWorld(parts, true, (world) => setLimit(guestId, cents, world)),
});

/** A guest takes a break. */
export const guestTakesBreak = state('the guest takes a break from paying', {
  description: 'The guest began a break of this many hours.',
  params: s.object({ guestId: s.entityId, hours: s.count }),
  setUp: ({ guestId, hours }, parts) => runInWorld(parts, true, (world) => pause(guestId, hours, world)),
});

/** A guest has to pay. */
export const paymentIsForced = state('the guest has to pay before going on', {
  description: 'The guest is flagged for forced payment; the next payment ends it.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async (world) => {
      await forcePayment.all(world.tx, { guestId, at: nowIso(world) });
    }),
});

/** Coins that a guest spent are given back. */
export const coinsAreRefunded = event('spent coins are given back', {
  description: 'All coins of the guest’s latest charge are given back, with this reason.',
  params: s.object({ guestId: s.entityId, reason: s.boundedString(200) }),
  setUp: ({ guestId, reason }, parts) =>
    runInWorld(parts, true, async (world) => {
      const charge = await latestCharge.first(world.tx, { guestId, account: guestAccount(guestId) });
      if (charge === null) throw new Error('The guest has spent no coins that could be given back.');
      await refund({ transferId: charge.id, reason }, 'en', world);
    }),
});

/** The states of this module. */
export const walletStates = [
  guestOwnsCoins,
  keyWasUsed,
  balanceChanges,
  guestPaid,
  noPayment,
  guestSavedMethod,
  guestRecharges,
  windowIsHidden,
  spendingIsLimited,
  guestTakesBreak,
  paymentIsForced,
  coinsAreRefunded,
];
