import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import { getGuestVouchers, type voucher } from '@lounge/protocol/foundation/vouchers';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { voucherActorById, vouchersOfGuest } from './statements.ts';

type Actors = Infer<typeof voucher>['actors'];

const actorsOf = async (id: number | null, { language, brand }: Caller, { tx }: World): Promise<Actors> => {
  const actor = id === null ? null : await voucherActorById.first(tx, { id });
  if (actor === null) return [];
  return [
    {
      id: actor.id,
      online: actor.is_online === 1,
      name: actor.name,
      link: pathTo('performer.overview', language, { actorName: actor.slug }),
      avatar: pictureOf(brand, 'avatar', actor.picture_seed),
    },
  ];
};

/** The handlers of this module's calls. */
export const voucherHandlers = [
  handle(getGuestVouchers, async (_, caller, world) => {
    const rows = await vouchersOfGuest.all(world.tx, { guestId: guestOf(caller), at: nowIso(world) });
    return Promise.all(
      rows.map(async ({ id, type, amount, subject, ...row }) => ({
        id,
        guestId: row.guest_id,
        type,
        amount,
        subject,
        actorId: row.actor_id,
        validFrom: row.valid_from,
        validTo: row.valid_to,
        actors: await actorsOf(row.actor_id, caller, world),
      })),
    );
  }),
];
