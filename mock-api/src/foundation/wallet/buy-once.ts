import { formatCoins } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { purchaseAnswer } from '@lounge/protocol/foundation/wallet';
import { coins } from '../../wire/coins.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { afterCharge } from './after-charge.ts';
import { contentBought } from './events.ts';
import { transferOnce, type LedgerTransaction } from './ledger.ts';
import { insertPurchase, purchaseKey, type Bought } from './purchases.ts';
import { isIncluded, isOldEnough, isVipGuest, priceFor } from './restriction.ts';
import type { Offer, PayOtherwise } from './ports.ts';
import { revenueEntries } from './shares.ts';
import { balanceAnswer } from './publish-balance.ts';

type Answer = Infer<typeof purchaseAnswer>;

/** The ledger transaction of a purchase; it has no entries for content that is free, already bought, or included for VIPs. */
const purchaseTransaction = async (
  load: () => Promise<Offer>,
  payOtherwise: PayOtherwise | null,
  guestId: number,
  { language }: Caller,
  world: World,
): Promise<LedgerTransaction<Answer>> => {
  const [offer, visitorIsVip] = await Promise.all([load(), isVipGuest({ guestId }, world)]);
  const { kind, id, actorId, ageRating, isVip, isBought } = offer;
  if (!(await isOldEnough(guestId, ageRating, world))) reject('needAgeCheck');
  const price = priceFor(offer, visitorIsVip);
  const isOpen = isBought || isIncluded(offer, visitorIsVip);
  if (isVip && price <= 0 && !isOpen) reject('needAbo');
  const isCharged = price > 0 && !isOpen;
  const at = nowIso(world);
  const key = purchaseKey(guestId, kind, id);
  if (isCharged) await insertPurchase.all(world.tx, { key, guestId, kind, contentId: id, at });
  const paid = isCharged && payOtherwise !== null ? await payOtherwise({ ...offer, price }, guestId) : null;
  return {
    entries: isCharged && paid === null ? revenueEntries(guestId, actorId, price) : [],
    reference: { kind, id, actorId, ...paid },
    answer: (balance) => ({
      success: true,
      guestBalance: coins(balance),
      guestBalanceFormatted: formatCoins(balance, language),
    }),
  };
};

/** A purchase and its payment. */
interface Order {
  readonly call: { readonly id: string };
  /** The input of the call, which a repeat has to have too. */
  readonly input: unknown;
  /** Called for new keys only; rejects unknown content. */
  readonly offer: { readonly kind: Bought; readonly load: () => Promise<Offer> };
  /** In another way than with coins. @default null */
  readonly payment?: PayOtherwise | null;
}

/**
 * Buys content once. Publishes a changed balance, and recharges a low one. A repeat with the same key returns the first answer.
 */
export const buyOnce = async (
  { call, input, offer, payment = null }: Order,
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const newTransfer = { guestId, key, kind: offer.kind, bodyHash: fingerprint(call.id, input), at: nowIso(world) };
  let hasMoved = false;
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    const transaction = await purchaseTransaction(offer.load, payment, guestId, caller, world);
    hasMoved = transaction.entries.length > 0;
    return transaction;
  });
  if (hasMoved) raise(world, contentBought, { guestId, kind: offer.kind });
  if (!hasMoved || (await afterCharge(guestId, caller.language, world)) !== 'recharged') return answer;
  const { balance, balanceFormatted } = await balanceAnswer(world.tx, guestId, caller.language);
  return { ...answer, guestBalance: balance, guestBalanceFormatted: balanceFormatted };
};
