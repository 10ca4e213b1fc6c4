import type { PayloadOf } from '@lounge/protocol';
import { chatTicketsByModel, chatTicketsChanged } from '@lounge/protocol/content/tickets';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import type { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ShowData } from './CamShows.ts';
import { PushedRead } from './PushedRead.ts';

/** The shows of one performer, the next first. */
export class ActorTickets {
  readonly actorId: number;
  readonly #list: PushedRead<readonly ShowData[]>;

  constructor(actorId: number, { client, scope }: Pick<StoreContext, 'client' | 'scope'>) {
    this.actorId = actorId;
    this.#list = new PushedRead(() => client.call(chatTicketsByModel, { id: actorId }, { signal: scope.signal }));
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  get list(): Loadable<readonly ShowData[]> {
    return this.#list.data;
  }

  /** The show that runs or comes next; null if there is none. */
  get next(): ShowData | null {
    return this.list.value?.[0] ?? null;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatTicketsChanged, this.onChange));
    reloadOnResync(source, () => [this.list], this.load);
  }

  /** @spec query:chat-tickets.by-model */
  load(): Promise<Result<readonly ShowData[]>> {
    return this.#list.load();
  }

  onChange({ actorId }: PayloadOf<typeof chatTicketsChanged>): void {
    if (actorId === this.actorId) this.#list.onChange();
  }
}
