import type { AnswerOf } from '@lounge/protocol';
import { actorOffline, onlineModels } from '@lounge/protocol/content/actors';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** Number of performers that are read: the one of the chat may be among them. */
const readCount = 7;

/** Who else is live, read after a chat. Those who go offline leave it; nobody is added while the guest reads. */
export class OthersLive {
  readonly page = new Loadable<AnswerOf<typeof onlineModels>>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
    reloadOnResync(source, () => [this.page], this.load);
  }

  /** @spec query:models.online */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    await this.page.load(() => client.call(onlineModels, { first: readCount, offset: 0 }, { signal: scope.signal }));
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    const page = this.page.value;
    if (page === null || !page.items.some(({ id }) => id === actorId)) return;
    this.page.set({ items: page.items.filter(({ id }) => id !== actorId), total: Math.max(0, page.total - 1) });
  }
}
