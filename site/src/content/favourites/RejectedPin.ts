import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';

/** Why the last pin on this page was rejected for good: the guest's account may pin nothing. */
export class RejectedPin {
  reason: 'locked' | 'restricted' | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Waits for the answer to a pin. A network that is gone is told elsewhere. */
  async watch(change: Promise<Result<unknown>>): Promise<void> {
    this.forget();
    const result = await change;
    const code = result.ok ? null : result.failure.code;
    runInAction(() => (this.reason = code === 'locked' || code === 'restricted' ? code : null));
  }

  forget(): void {
    this.reason = null;
  }
}
