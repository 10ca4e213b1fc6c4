import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { withVoucher } from '../../foundation/vouchers/index.ts';
import { buyOnce } from '../../foundation/wallet/buy-once.ts';
import { hasBought } from '../../foundation/wallet/restriction.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { checkSellsTo } from '../messenger/index.ts';
import { restrictedBy } from './map-album.ts';
import { albumById } from './statements.ts';

/** Buys an album once, for coins or with a voucher. */
export const buy = (
  { albumId, voucherId }: { albumId: number; voucherId?: number | undefined },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof buyAlbum>> => {
  const offerOf = async () => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    const guestId = guestOf(caller);
    if (!(await hasBought({ guestId }, 'album', albumId, world))) await checkSellsTo(guestId, row.actorId, world);
    return { kind: 'album', id: albumId, actorId: row.actorId, ...restrictedBy(row) } as const;
  };
  const input = { albumId, voucherId };
  const payOtherwise = withVoucher(voucherId, world);
  return buyOnce({ call: buyAlbum, kind: 'album', input, payOtherwise }, offerOf, caller, world);
};
