import type { PayloadOf } from '@lounge/protocol';
import { chatTicketsByModel, chatTicketsChanged } from '@lounge/protocol/content/tickets';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';
import type { ShowData } from './CamShows.ts';

/** The shows of one performer, the next first. */
export class ActorTickets {
  readonly actorId: number;
  readonly list: Read<readonly ShowData[]>;
  /** The last shows that took place, the last one first. */
  readonly past: Read<readonly ShowData[]>;

  constructor(actorId: number, context: ReadContext) {
    this.actorId = actorId;
    this.list = new Read<readonly ShowData[]>(() => callWithin(context, chatTicketsByModel, { id: actorId }));
    this.past = new Read<readonly ShowData[]>(() =>
      callWithin(context, chatTicketsByModel, { id: actorId, isOver: true }),
    );
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  /** The show that runs or comes next; null if there is none. */
  get next(): ShowData | null {
    return this.list.value?.[0] ?? null;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatTicketsChanged, this.onChange));
    this.list.listen(source);
  }

  /** @spec query:chat-tickets.by-model */
  load(): Promise<Result<readonly ShowData[]>> {
    return this.list.load();
  }

  onChange({ actorId }: PayloadOf<typeof chatTicketsChanged>): void {
    if (actorId !== this.actorId) return;
    this.list.refresh();
    if (this.past.value !== null) this.past.refresh();
  }
}
