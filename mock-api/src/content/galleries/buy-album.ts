import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { withVoucher } from '../../foundation/vouchers/index.ts';
import { buyOnce } from '../../foundation/wallet/index.ts';
import { reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
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
    return { kind: 'album', id: albumId, actorId: row.actor_id, ...restrictedBy(row) } as const;
  };
  const input = { albumId, voucherId };
  const payOtherwise = withVoucher(voucherId, world);
  return buyOnce({ call: buyAlbum, kind: 'album', input, payOtherwise }, offerOf, caller, world);
};
