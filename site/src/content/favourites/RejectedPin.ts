import { standingIn, type Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';

/** Why the last pin on this page was rejected for good: the guest's account may pin nothing. */
export class RejectedPin {
  reason: ReturnType<typeof standingIn> = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Waits for the answer to a pin. A network that is gone is told elsewhere. */
  async watch(change: Promise<Result<unknown> | null>): Promise<void> {
    this.forget();
    const result = await change;
    runInAction(() => (this.reason = result === null || result.ok ? null : standingIn(result.failure)));
  }

  forget(): void {
    this.reason = null;
  }
}
