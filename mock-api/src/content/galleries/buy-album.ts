import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { buyOnce } from '../../foundation/wallet/index.ts';
import { reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { restrictedBy } from './map-album.ts';
import { albumById } from './statements.ts';

/** Buys an album once. */
export const buy = (
  { albumId }: { albumId: number },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof buyAlbum>> => {
  const offerOf = async () => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    return { kind: 'album', id: albumId, actorId: row.actor_id, ...restrictedBy(row) } as const;
  };
  return buyOnce({ call: buyAlbum, kind: 'album', input: { albumId } }, offerOf, caller, world);
};
