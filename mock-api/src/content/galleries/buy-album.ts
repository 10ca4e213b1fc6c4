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
    const guestId = guestOf(caller);
    const [found, isBought] = await Promise.all([
      albumById.first(world.tx, { id: albumId }),
      hasBought({ guestId }, 'album', albumId, world),
    ]);
    const row = found ?? reject('unknown', 'albumId');
    if (!isBought) await checkSellsTo(guestId, row.actorId, world);
    return { kind: 'album', id: albumId, actorId: row.actorId, isBought, ...restrictedBy(row) } as const;
  };
  const input = { albumId, voucherId };
  const payOtherwise = withVoucher(voucherId, world);
  return buyOnce({ call: buyAlbum, kind: 'album', input, payOtherwise }, offerOf, caller, world);
};
