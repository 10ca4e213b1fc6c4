import type { AnswerOf } from '@lounge/protocol';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The guest's own figures. */
export type GuestCountsData = AnswerOf<typeof guestSidebarData>;

/** The guest's own figures beside the personal area. @spec query:guest.sidebar-data, feature:account.personal-sidebar */
export class GuestCounts {
  readonly data = new Loadable<GuestCountsData>();
  readonly #context: StoreContext;

  constructor(caller: StoreContext) {
    this.#context = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<Result<GuestCountsData>> {
    const { client, scope } = this.#context;
    return this.data.load(() => client.call(guestSidebarData, {}, { signal: scope.signal }));
  }
}
