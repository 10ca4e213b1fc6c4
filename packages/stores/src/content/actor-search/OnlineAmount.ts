import type { AnswerOf } from '@lounge/protocol';
import { onlineActorsAmount } from '@lounge/protocol/content/actor-search';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { startTimer } from '@lounge/transport';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** Changes within this time are read together: pushes can be repeated, so nobody counts by them. */
const batchMs = 2_000;

/** How many performers are online, which follows their presence. @spec rest:monitoring.online-actors-amount, feature:shell.online-count */
export class OnlineAmount extends Read<AnswerOf<typeof onlineActorsAmount>> {
  readonly #context: StoreContext;
  #isReadDue = false;

  constructor(context: StoreContext) {
    super(() => callWithin(context, onlineActorsAmount, {}));
    this.#context = context;
  }

  override listen(source: PushSource): void {
    reloadOnResync(source, () => [this], this.load);
    for (const push of [actorOnline, actorOffline]) source.scope.onEnd(source.socket.on(push, () => this.#readSoon()));
  }

  #readSoon(): void {
    if (this.state === 'idle' || this.#isReadDue) return;
    this.#isReadDue = true;
    startTimer(this.#context, batchMs, () => {
      this.#isReadDue = false;
      this.refresh();
    });
  }
}
