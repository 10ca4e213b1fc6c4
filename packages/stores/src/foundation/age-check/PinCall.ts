import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  firstPinCallCode,
  pinCallCodes,
  startPinCall,
  verifyPinCall,
  type PinCallCode,
} from '@lounge/protocol/foundation/age-check';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

type PinCallAnswer = AnswerOf<typeof startPinCall>;
/** Purpose of the verification of a number. */
export type PinCallType = InputOf<typeof startPinCall>['type'];
/** The language in which a pin is read out. */
export type PinCallLanguage = InputOf<typeof startPinCall>['language'];
/** A phone number that is verified by a pin. */
export type PinCallVerification = NonNullable<PinCallAnswer['verification']>;

/** Why a pin-call went wrong. */
export interface PinCallProblem {
  readonly code: PinCallCode;
  readonly triesLeft: number | null;
  /** From when a new call is possible. */
  readonly retryAt: string | null;
}

/**
 * The phone verifications of the guest: a call that reads out a pin, then the pin. The first error counts; a call that fails
 * without one is the unknown error.
 * @spec state:pin-call, entity:pinCallVerification, feature:account.phone-verify, error:pincall-first-error
 */
export class PinCall {
  /** The verification that waits for its pin, or is verified; null before the first call. */
  verification: PinCallVerification | null = null;
  problem: PinCallProblem | null = null;
  callAgainAt: string | null = null;
  isPending = false;
  readonly #context: ReadContext;
  readonly #calls = new LatestRead();

  constructor(context: ReadContext) {
    this.#context = context;
    makeAutoObservable(this, { verification: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** Calls a number. */
  start(input: InputOf<typeof startPinCall>): Promise<void> {
    return this.#run(() => callWithin(this.#context, startPinCall, input));
  }

  /** Verifies the pin of the current call. */
  async verify(pin: string): Promise<void> {
    const call = this.verification;
    if (call === null) return;
    const { id, type } = call;
    await this.#run(() => callWithin(this.#context, verifyPinCall, { id, type, pin }));
  }

  /** Goes back to the number. */
  reset(): void {
    this.#calls.invalidate();
    this.verification = null;
    this.problem = null;
    this.isPending = false;
  }

  async #run(call: () => Promise<Result<PinCallAnswer>>): Promise<void> {
    const isLatest = this.#calls.begin();
    runInAction(() => (this.isPending = true));
    const result = await call();
    if (!isLatest()) return;
    runInAction(() => {
      this.isPending = false;
      if (result.ok) this.#apply(result.value);
      else this.problem = { code: pinCallCodes.unknown, triesLeft: null, retryAt: null };
    });
  }

  #apply({ verification, errors, callAgainAt }: PinCallAnswer): void {
    const [first] = errors;
    if (verification !== null && first === undefined) {
      this.verification = verification;
      this.callAgainAt = callAgainAt;
      this.problem = null;
      return;
    }
    const { triesLeft = null, retryAt = null } = first ?? {};
    this.problem = { code: firstPinCallCode(errors), triesLeft, retryAt };
  }
}
