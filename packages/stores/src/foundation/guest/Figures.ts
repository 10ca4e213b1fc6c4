import type { AnswerOf } from '@lounge/protocol';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { Caller } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The guest's own figures. */
export type FiguresData = AnswerOf<typeof guestSidebarData>;

/** The guest's own figures beside the personal area. @spec query:guest.sidebar-data, feature:account.personal-sidebar */
export class Figures {
  readonly data = new Loadable<FiguresData>();
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<Result<FiguresData>> {
    const { client, scope } = this.#caller;
    return this.data.load(() => client.call(guestSidebarData, {}, { signal: scope.signal }));
  }
}
