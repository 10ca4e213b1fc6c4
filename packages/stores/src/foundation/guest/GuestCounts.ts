import type { AnswerOf } from '@lounge/protocol';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** How many of each thing the guest has. */
export type GuestCountsData = AnswerOf<typeof guestSidebarData>;

/** How many of each thing the guest has, for the personal page. @spec query:guest.sidebar-data, feature:account.personal-sidebar */
export class GuestCounts {
  readonly data: Read<GuestCountsData>;

  constructor(context: ReadContext) {
    this.data = new Read(() => callWithin(context, guestSidebarData, {}));
  }
}
