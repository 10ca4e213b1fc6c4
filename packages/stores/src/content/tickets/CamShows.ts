import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  camShowPlatformId,
  camShows,
  camShowStatus,
  chatTicketsChanged,
  guestTickets,
} from '@lounge/protocol/content/tickets';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A ticket show as the visitor sees it. */
export type ShowData = AnswerOf<typeof camShows>[number];
/** How the list is narrowed; platform and status are fixed. */
export type ShowFilter = Pick<InputOf<typeof camShows>, 'order' | 'internal' | 'startDateTo' | 'first'>;

/**
 * The shows of the platform, and those for which the guest has a ticket.
 * @spec feature:chat.show-list, constant:camShows.platformId, constant:camShows.status
 */
export class CamShows {
  filter: ShowFilter = {};
  /** The shows by start, or by the order of the filter. */
  readonly list: Read<readonly ShowData[]>;
  /** The shows for which the guest has a ticket. */
  readonly own: Read<readonly ShowData[]>;
  readonly #hasGuest: () => boolean;
  /** Whether shows changed since this page read them: what a back end stored for others may be older. */
  #hasChanged = false;

  /** `hasGuest` returns whether somebody is logged in; anonymous visitors have no tickets. */
  constructor(context: StoreContext, hasGuest: () => boolean) {
    this.#hasGuest = hasGuest;
    this.list = new Read<readonly ShowData[]>(() => {
      const fixed = { platformId: camShowPlatformId, status: camShowStatus } as const;
      const endDateFrom = new Date(context.clock.now()).toISOString();
      const fresh = this.#hasChanged ? { cache: false } : {};
      return callWithin(context, camShows, { ...fixed, endDateFrom, order: 'start', ...this.filter, ...fresh });
    });
    this.own = new Read<readonly ShowData[]>(() => callWithin(context, guestTickets, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The shows of the list that were chosen for its top, by hand before by rule. */
  get featured(): readonly ShowData[] {
    const shows = this.list.value ?? [];
    return [
      ...shows.filter(({ isFeatured }) => isFeatured),
      ...shows.filter(({ isFeatured, isAutoFeatured }) => isAutoFeatured && !isFeatured),
    ];
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatTicketsChanged, this.onChange));
    reloadOnResync(source, () => [this.list, this.own], this.#reload);
  }

  /** Reads the list, and the guest's tickets. Returns the list's result. @spec query:cam-shows.list */
  async load(): Promise<Result<readonly ShowData[]>> {
    const [list] = await Promise.all([this.list.load(), this.loadOwn()]);
    return list;
  }

  /** Reads the guest's tickets; anonymous visitors have none. */
  async loadOwn(): Promise<void> {
    if (this.#hasGuest()) await this.own.load();
  }

  /** Narrows the list and reads it. */
  setFilter(filter: ShowFilter): Promise<Result<readonly ShowData[]>> {
    this.filter = filter;
    this.list.markStale();
    return this.list.load();
  }

  onChange(): void {
    this.#hasChanged = true;
    this.list.refresh();
    this.own.refresh();
  }

  #reload = (): Promise<Result<readonly ShowData[]>> => {
    this.#hasChanged = true;
    return this.load();
  };
}
