import type { AnswerOf, Push } from '@lounge/protocol';
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
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

/** The state of the guest's age check, since when it holds, and the bonus. */
export type AgeCheckData = AnswerOf<typeof getAgeCheck>;

/** What the page of the age check shows. It is read again when a push changes it. @spec feature:age.verify */
export class AgeCheckDetails {
  readonly info = new Loadable<AgeCheckData>();
  /** The bonus for the check that was accepted since the state was read first; null if there was none. */
  bonusGiven: AgeCheckData['bonus']['coins'] | null = null;
  readonly #context: ReadContext;

  constructor(context: ReadContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const reload = () => void (this.info.state !== 'idle' && this.load());
    const pushes: readonly Push[] = [avsSet, avsPending, avsRejected, avsRevoked];
    for (const push of pushes) source.scope.onEnd(source.socket.on(push, reload));
    reloadOnResync(source, () => [this.info], this.load);
  }

  load(): Promise<Result<AgeCheckData>> {
    const before = this.info.value?.bonus;
    return this.info.track(
      () => callWithin(this.#context, getAgeCheck, {}),
      ({ avsStatus }) => {
        if (avsStatus !== 'accepted') this.bonusGiven = null;
        else if (before?.available === true) this.bonusGiven = before.coins;
      },
    );
  }

  /** Asks for the address of a check by the bank, which leads back to a path of this site. @spec state:avs-pay-request */
  async requestPayment(forwardUrl: string): Promise<string | null> {
    const result = await callWithin(this.#context, avsPayRequest, { forwardUrl });
    return result.ok ? result.value.checkoutLink : null;
  }
}
