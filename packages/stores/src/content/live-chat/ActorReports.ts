import type { InputOf } from '@lounge/protocol';
import { actorReport } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** A report on a performer, or the request to block her; `reason` is null for a block alone. */
export type ActorReportInput = InputOf<typeof actorReport>;

/** Reports and blocks performers. A block ends the chat with her, which the server publishes. */
export class ActorReports {
  state: 'open' | 'sending' | 'failed' = 'open';
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends a report; does nothing while one is on its way. Resolves to whether it arrived. */
  async send(report: ActorReportInput): Promise<boolean> {
    if (this.state === 'sending') return false;
    this.state = 'sending';
    const { ok } = await callWithin(this.#context, actorReport, report);
    runInAction(() => (this.state = ok ? 'open' : 'failed'));
    return ok;
  }

  /** Forgets a failure, when a form opens or closes. */
  reset(): void {
    if (this.state === 'failed') this.state = 'open';
  }
}
