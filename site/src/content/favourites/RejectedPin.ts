import { standingIn, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';

/** Why a pin went back: the account may pin nothing, what it is for is gone, or the server did not store it. */
export type PinRejection = 'locked' | 'restricted' | 'gone' | 'notSaved';

/** Null without a log-in: the page asks for one. */
const rejectionOf = (failure: Failure): PinRejection | null => {
  if (failure.code === 'needLogin') return null;
  return standingIn(failure) ?? (failure.code === 'unknown' ? 'gone' : 'notSaved');
};

/** Why the last change of a pin on this page went back. */
export class RejectedPin {
  reason: PinRejection | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Waits for the answer to a pin or to its removal. */
  async watch(change: Promise<Result<unknown> | null>): Promise<void> {
    this.forget();
    const result = await change;
    runInAction(() => (this.reason = result === null || result.ok ? null : rejectionOf(result.failure)));
  }

  forget(): void {
    this.reason = null;
  }
}
