import type { AnswerOf } from '@lounge/protocol';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** How many of each thing the guest has. */
export type GuestCountsData = AnswerOf<typeof guestSidebarData>;

/** How many of each thing the guest has, for the personal page. @spec query:guest.sidebar-data, feature:account.personal-sidebar */
export class GuestCounts {
  readonly data = new Loadable<GuestCountsData>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<Result<GuestCountsData>> {
    const { client, scope } = this.#context;
    return this.data.load(() => client.call(guestSidebarData, {}, { signal: scope.signal }));
  }
}
