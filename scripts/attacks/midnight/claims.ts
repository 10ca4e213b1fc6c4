import { claimCoinLoyaltyBonus } from '@lounge/protocol/engagement/loyalty';
import { useAttempt } from '@lounge/protocol/engagement/special-events';
import { spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { byCall } from '../../../mock-api/src/testing/money-events.ts';
import type { WorldParts } from '../../../mock-api/src/world/world.ts';

/** Sizes of an attack at midnight; each process and its parent derive the same claims from them. */
export interface MidnightAttack {
  readonly database: string;
  readonly guests: number;
}

/** A claim of a guest on a day. */
export interface Claim {
  readonly name: string;
  readonly guestId: number;
  readonly key: string;
  readonly run: (parts: WorldParts, key: string) => Promise<string>;
}

/** The game whose attempts win coins, the one whose attempts win a voucher, and the codes of the deals of both days. */
export const stock = { coinGame: 22, voucherGame: 23, codes: ['EVENING', 'MORNING'] } as const;

export const firstGuest = 1000;

const kinds = [
  { name: 'coins', call: useAttempt, inputOn: () => ({ configId: stock.coinGame }) },
  { name: 'voucher', call: useAttempt, inputOn: () => ({ configId: stock.voucherGame }) },
  { name: 'coinBonus', call: claimCoinLoyaltyBonus, inputOn: () => ({}) },
  { name: 'spin', call: spinTheWheel, inputOn: () => ({}) },
  { name: 'deal', call: redeemBonus, inputOn: (day: 0 | 1) => ({ code: stock.codes[day] }) },
] as const;

/** The day of a process: those with an even number are before midnight, the others after it. */
export const dayOf = (stream: number): 0 | 1 => (stream % 2 === 0 ? 0 : 1);

/**
 * The claims of one process: each guest claims everything under a key of this process and under the key of the other process of the same
 * day, as two tabs of a guest and a repeated request do.
 */
export const claimsOf = ({ guests }: MidnightAttack, stream: number): readonly Claim[] => {
  const day = dayOf(stream);
  return Array.from({ length: guests }, (_, at) => firstGuest + at).flatMap((guestId) =>
    kinds.flatMap(({ name, call, inputOn }) =>
      [stream, (stream + 2) % 4].map((tab) => ({
        name,
        guestId,
        key: `${name} ${guestId} ${day} ${tab}`,
        run: byCall(call, inputOn(day), guestId),
      })),
    ),
  );
};
