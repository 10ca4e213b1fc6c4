import type { AnswerOf } from '@lounge/protocol';
import {
  avsPayRequest,
  avsPending,
  avsRejected,
  avsRevoked,
  avsSet,
  getAgeCheck,
} from '@lounge/protocol/foundation/age-check';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The state of the guest's age check, since when it holds, and the bonus. */
export type AgeCheckData = AnswerOf<typeof getAgeCheck>;

/** Content of the page of the age check. It is read again when a push changes it. @spec feature:age.verify */
export class AgeCheckDetails {
  readonly info: Read<AgeCheckData>;
  /** The bonus for the check that was accepted since the state was read first; null if there was none. */
  bonusGiven: AgeCheckData['bonus']['coins'] | null = null;
  readonly #context: ReadContext;
  /** The bonus as it stood when the read began. */
  #before: AgeCheckData['bonus'] | null = null;

  constructor(context: ReadContext) {
    this.#context = context;
    this.info = new Read(() => {
      this.#before = this.info.value?.bonus ?? null;
      return callWithin(context, getAgeCheck, {});
    }, this.#onRead);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    this.info.listen(source, avsSet, avsPending, avsRejected, avsRevoked);
  }

  load(): Promise<Result<AgeCheckData>> {
    return this.info.load();
  }

  /** Asks for the address of a check by the bank, which leads back to a path of this site. @spec state:avs-pay-request */
  async requestPayment(forwardUrl: string): Promise<string | null> {
    const result = await callWithin(this.#context, avsPayRequest, { forwardUrl });
    return result.ok ? result.value.checkoutLink : null;
  }

  readonly #onRead = ({ avsStatus }: AgeCheckData): void => {
    if (avsStatus !== 'accepted') this.bonusGiven = null;
    else if (this.#before?.available === true) this.bonusGiven = this.#before.coins;
  };
}
