import { coinsForEuro, formatCoins } from '@lounge/locale';
import { coins } from '../../wire/coins.ts';
import { reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import type { Caller, World, WorldParts } from '../../world/world.ts';
import { nowIso } from '../../world/now-iso.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { guestAccount, transferOnce } from './ledger.ts';
import type { PaymentMethod, PaymentMethodKind } from './payment-methods.ts';
import { publishBalance } from './publish-balance.ts';
import { applyTopUpBonus } from './top-up-bonus.ts';
import { latestPayment, paymentByKey } from './statements.ts';
import { settlePayment } from './take-payment.ts';

/** A payment that the payment provider has accepted. */
export interface Payment {
  readonly guestId: number;
  /** The idempotency key, created with the form, so that submitting it twice books once. */
  readonly key: string;
  /** The id of the payment, where guests choose the key: unlike those of the server and of other guests. @default the key */
  readonly paymentId?: string;
  readonly cents: number;
  readonly method: PaymentMethodKind;
  /** The saved method; null if the guest did not save it. @default null */
  readonly saved?: Pick<PaymentMethod, 'id' | 'label'> | null;
  /** How the guest bought the coins, which the statement tells. @default topUp */
  readonly purpose?: 'topUp' | 'oneClick' | 'recharge';
  /** Detects another request with the same key. @default of the sum and the method */
  readonly bodyHash?: string;
  /** The name of the key on the wire. @default the header */
  readonly keyField?: string;
}

/**
 * Books the coins of a payment once: 4 coins per euro, rounded up, and publishes the balance. The guest becomes a paying customer. Rejects
 * payments that the guest's limit or break forbids, or the provider declines.
 * @spec rule:coins-round-up, constant:money.coinsPerEuro, constant:money.coinRounding, feature:pay.top-up
 */
export const topUp = async (
  payment: Payment,
  language: Caller['language'],
  world: Pick<World, 'tx' | 'bus' | 'clock'>,
): Promise<{ coins: number; balance: number }> => {
  const { guestId, key, paymentId = key, cents, method, saved = null, purpose = 'topUp' } = payment;
  const amount = coinsForEuro(cents);
  const at = nowIso(world);
  let isNew = false;
  const { bodyHash = fingerprint('top-up', { cents, method }), keyField = keyHeader } = payment;
  const newTransfer = { guestId, key, keyField, kind: purpose, bodyHash, at };
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    // Keys of payments are unique across guests: the form of another guest, submitted again, is rejected.
    if ((await paymentByKey.first(world.tx, { key: paymentId })) !== null) reject('keyReused', keyField);
    const sum = { guestId, key: paymentId, cents, purpose, coins: amount };
    const paid = await settlePayment({ ...sum, method, methodId: saved?.id ?? null }, world);
    if (!paid.ok) reject(paid.reason);
    isNew = true;
    return {
      entries: [
        { account: guestAccount(guestId), amount },
        { account: 'top-up', amount: -amount },
      ],
      reference: {
        paymentId,
        cents,
        method,
        label: saved?.label ?? null,
        coins: coins(amount),
        text: formatCoins(amount, language),
      },
      answer: (balance) => ({ coins: amount, balance }),
    };
  });
  if (!isNew) return answer;
  await applyTopUpBonus({ guestId, cents, paymentKey: key }, world);
  await publishBalance(world, guestId, language);
  return answer;
};

const recentMs = 30 * 60_000;

/** The latest payment of a guest in the last half hour: a guest who lost the answer must not pay again without knowing. */
export const recentPayment = (
  guestId: number,
  { database, clock }: WorldParts,
): Promise<{ readonly cents: number; readonly at: string } | null> =>
  latestPayment.first(database.reader, { guestId, since: new Date(clock.now() - recentMs).toISOString() });
