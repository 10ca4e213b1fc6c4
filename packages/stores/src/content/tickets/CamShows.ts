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
import type { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { PushedRead } from './PushedRead.ts';

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
  readonly #list: PushedRead<readonly ShowData[]>;
  readonly #own: PushedRead<readonly ShowData[]>;
  readonly #hasGuest: () => boolean;

  /** `hasGuest` returns whether somebody is logged in; anonymous visitors have no tickets. */
  constructor({ client, scope, clock }: StoreContext, hasGuest: () => boolean) {
    const { signal } = scope;
    this.#hasGuest = hasGuest;
    this.#list = new PushedRead(() => {
      const fixed = { platformId: camShowPlatformId, status: camShowStatus } as const;
      const endDateFrom = new Date(clock.now()).toISOString();
      return client.call(camShows, { ...fixed, endDateFrom, order: 'start', ...this.filter }, { signal });
    });
    this.#own = new PushedRead(() => client.call(guestTickets, {}, { signal }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The shows by start, or by the order of the filter. */
  get list(): Loadable<readonly ShowData[]> {
    return this.#list.data;
  }

  /** The shows for which the guest has a ticket. */
  get own(): Loadable<readonly ShowData[]> {
    return this.#own.data;
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
    reloadOnResync(source, () => [this.list, this.own], this.load);
  }

  /** Reads the list, and the guest's tickets. Returns the list's result. @spec query:cam-shows.list */
  async load(): Promise<Result<readonly ShowData[]>> {
    const [list] = await Promise.all([this.#list.load(), this.loadOwn()]);
    return list;
  }

  /** Reads the guest's tickets; anonymous visitors have none. */
  async loadOwn(): Promise<void> {
    if (this.#hasGuest()) await this.#own.load();
  }

  /** Narrows the list and reads it. */
  setFilter(filter: ShowFilter): Promise<Result<readonly ShowData[]>> {
    this.filter = filter;
    this.list.markStale();
    return this.#list.load();
  }

  onChange(): void {
    this.#list.onChange();
    this.#own.onChange();
  }
}
