import type { AnswerOf } from '@lounge/protocol';
import { bonusCodeRedeemed, getGuestBenefits, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** A guest's benefits besides coins. */
export type BenefitsData = AnswerOf<typeof getGuestBenefits>;
/** One benefit. */
export type Benefit = BenefitsData['benefits'][number];

/**
 * The guest's benefits; read again when vouchers, codes or the balance change, since a top-up uses a bonus up.
 * @spec query:guest.benefits, socket:guestVouchers, socket:bonusCodeRedeemed
 */
export class Benefits {
  readonly data: Read<BenefitsData>;

  constructor(context: ReadContext) {
    this.data = new Read(() => callWithin(context, getGuestBenefits, {}));
  }

  listen(source: PushSource): void {
    this.data.listen(source, guestVouchers, bonusCodeRedeemed, guestBalance);
  }
}
