import { reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { methodOfGuest, outcomeOf, type PaymentMethodKind } from './payment-methods.ts';
import { forbiddenBy } from './spending-limit.ts';
import { endForcedPayment, insertPayment, paymentByKey, setPaying } from './statements.ts';

/** The purpose of a payment. */
export type PaymentPurpose = Row<'payment'>['purpose'];

/** Why a payment was not taken. */
export type PaymentFailure = 'locked' | 'declined' | 'limitReached' | 'paused' | 'noMethod';

/** Whether a payment was taken. */
export type PaymentResult =
  | {
      readonly ok: true;
      /** Whether the key was paid before, so that nothing was taken now. */ readonly isRepeat: boolean;
    }
  | { readonly ok: false; readonly reason: PaymentFailure };

type PaymentWorld = Pick<World, 'tx' | 'clock'>;

interface Sum {
  readonly guestId: number;
  /** The id of the payment and its idempotency key, unique across guests. */
  readonly key: string;
  /** In hundredths of a euro, more than zero. */
  readonly cents: number;
  readonly purpose: PaymentPurpose;
  /** The coins that it buys, in hundredths. @default 0 */
  readonly coins?: number;
}

/** A payment with a saved method. */
export interface SavedMethodPayment extends Sum {
  readonly methodId: number | null;
}

/**
 * Takes money with a method of a kind, saved or not: checks lock, break and limit, asks the provider and records the payment once for its
 * key. Must run inside a change, so that two payments cannot pass one limit.
 */
export const settlePayment = async (
  payment: Sum & { readonly method: PaymentMethodKind; readonly methodId: number | null },
  world: PaymentWorld,
): Promise<PaymentResult> => {
  const { guestId, key, cents, method, methodId, purpose, coins = 0 } = payment;
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new RangeError(`${cents} cannot be paid: it is no whole number of cents.`);
  const existing = await paymentByKey.first(world.tx, { key });
  if (existing !== null) {
    const isSame = existing.guestId === guestId && existing.cents === cents && existing.purpose === purpose;
    return isSame ? { ok: true, isRepeat: true } : reject('keyReused', keyHeader);
  }
  const forbidden = await forbiddenBy(guestId, cents, world);
  if (forbidden !== null) return { ok: false, reason: forbidden };
  if (outcomeOf[method] === 'declined') return { ok: false, reason: 'declined' };
  await insertPayment.all(world.tx, { key, guestId, cents, coins, method, methodId, purpose, at: nowIso(world) });
  await setPaying.all(world.tx, { id: guestId });
  await endForcedPayment.all(world.tx, { guestId });
  return { ok: true, isRepeat: false };
};

/**
 * Takes money with a saved payment method, inside a change, and moves no coins. A failure is a value, so that the change can record it. A
 * repeat of the key takes nothing; another payment's is rejected as `keyReused`.
 */
export const takePayment = async (
  { methodId, ...sum }: SavedMethodPayment,
  world: PaymentWorld,
): Promise<PaymentResult> => {
  const method = methodId === null ? null : await methodOfGuest.first(world.tx, { id: methodId, guestId: sum.guestId });
  if (method === null) return { ok: false, reason: 'noMethod' };
  return settlePayment({ ...sum, method: method.kind, methodId: method.id }, world);
};
