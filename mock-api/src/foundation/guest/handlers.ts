import type { Infer } from '@lounge/protocol';
import { guestInitData, type avsStatus } from '@lounge/protocol/foundation/guest';
import { handle } from '../../pipeline/handler.ts';
import { purseOf } from '../wallet/index.ts';
import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Binds `id`. */
const guestById = statement<Row<'guest'>>((db, $) => db.selectFrom('guest').selectAll().where('id', '=', $('id')));

const anonymous = {
  ...{ id: null, name: null, isLoggedIn: false, hasAvs: false, avsStatus: 'unknown' as const, avsRejectMessage: null },
  ...{ isVip: false, isLocked: false, isPayingCustomer: false, showDataProtection: false },
  ...{ balance: null, balanceFormatted: null, loyaltyPoints: 0, testGroups: [] },
};

/** What answers the calls of this room. */
export const guestHandlers = [
  handle(guestInitData, async (_, { guestId, language }, world) => {
    const guest = guestId === null ? null : await guestById.first(world.tx, { id: guestId });
    if (guest === null) return anonymous;
    return {
      ...anonymous,
      id: guest.id,
      name: guest.name,
      isLoggedIn: true,
      hasAvs: guest.avs_status === 'accepted',
      avsStatus: guest.avs_status as Infer<typeof avsStatus>,
      avsRejectMessage: guest.avs_message,
      isVip: guest.is_vip === 1,
      isLocked: guest.is_locked === 1,
      showDataProtection: guest.show_data_protection === 1,
      ...(await purseOf(world.tx, guest.id, language)),
      loyaltyPoints: guest.loyalty_points,
    };
  }),
];
