import type { AnswerOf } from '@lounge/protocol';
import { actorOffline, onlineModels } from '@lounge/protocol/content/actors';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** Number of performers that are read: the one of the chat may be among them. */
const readCount = 7;

/**
 * Who else is live, read after a chat. Those who go offline leave it; nobody is added while the guest reads.
 * @spec query:models.online
 */
export class OthersLive {
  readonly page: Read<AnswerOf<typeof onlineModels>>;

  constructor(context: ReadContext) {
    this.page = new Read(() => callWithin(context, onlineModels, { first: readCount, offset: 0 }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(actorOffline, this.onActorOffline));
    this.page.listen(source);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    const page = this.page.value;
    if (page === null || !page.items.some(({ id }) => id === actorId)) return;
    this.page.set({ items: page.items.filter(({ id }) => id !== actorId), total: Math.max(0, page.total - 1) });
  }
}
