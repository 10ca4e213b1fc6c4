import { reject } from '../../dispatch/handler.ts';
import type { OfferedContents } from '../../foundation/conversion/ports.ts';
import { restrictionOf } from '../../foundation/wallet/restriction.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { marksOf, restrictedBy } from './map-video.ts';
import { videoById } from './statements.ts';

/** A video as offers need it. A performer who does not sell to the visitor has nothing to offer. */
export const offeredVideo: OfferedContents['video'] = async (id, caller, world) => {
  const row = (await videoById.first(world.tx, { id })) ?? reject('unknown', 'albumId');
  const content = restrictedBy(row);
  const { bought } = await marksOf([id], caller, world);
  const isBlocked = await isBlockedBetween(row.actorId, caller, world);
  const restriction = isBlocked ? null : await restrictionOf(content, bought.has(id), caller, world);
  return { kind: 'video', actorId: row.actorId, price: content.price, isVip: content.isVip, restriction };
};
