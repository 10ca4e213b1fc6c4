import type { InputOf } from '@lounge/protocol';
import type { startPinCall } from '@lounge/protocol/foundation/age-check';
import type { PinCallNumber, PinCallProblem, PinCallTyped } from '@lounge/kit/pin-call-form';

type PinCallType = InputOf<typeof startPinCall>['type'];

interface OfGuest {
  /** The guest that a form belongs to; it is not taken for another account, which another tab may have logged in to. */
  readonly guestId: number;
  /** The path that the guest came from, or null. */
  readonly back: string | null;
}

/** A page of the age check. */
export type AgeCheckView =
  | {
      readonly kind: 'age-ways';
      readonly status: 'unknown' | 'rejected';
      readonly message: string | null;
      readonly isRevoked: boolean;
      /** In hundredths of a coin, or null. */
      readonly bonus: number | null;
      /** Until when no pin-call is possible, after a third wrong pin. */
      readonly lockedUntil: string | null;
      readonly back: string | null;
    }
  | (OfGuest & {
      readonly kind: 'pin-number';
      readonly type: PinCallType;
      readonly typed: PinCallTyped;
      readonly problem: PinCallProblem | null;
    })
  | (OfGuest & {
      readonly kind: 'pin-code';
      readonly verification: PinCallNumber & { readonly id: string; readonly type: PinCallType };
      readonly callAgainAt: string | null;
      readonly problem: PinCallProblem | null;
    })
  | (OfGuest & {
      readonly kind: 'age-check';
      readonly birthDate: string;
      readonly document: string;
      readonly latest: string;
    })
  | (OfGuest & {
      readonly kind: 'age-bank';
      /** The bank's check; null before it has begun. */ readonly check: string | null;
    })
  | {
      readonly kind: 'age-checked';
      readonly result: 'accepted' | 'pending' | 'rejected';
      /** The gift for the accepted check, in hundredths of a coin; null for nothing. */
      readonly bonusGiven: number | null;
      readonly message: string | null;
      readonly since: string | null;
      readonly back: string | null;
    };
