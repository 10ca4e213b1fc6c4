import { secondsByVoucher } from '../../foundation/vouchers/index.ts';
import type { World } from '../../world/world.ts';
import type { ChatRow } from './chat-statements.ts';

/** A chat's seconds that vouchers of the guest would pay now. Only video chats have vouchers (type 2). */
export const voucherSecondsFor = async (
  { guestId, actorId, kind }: Pick<ChatRow, 'guestId' | 'actorId' | 'kind'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number> => (kind === 'videoChat' ? secondsByVoucher(guestId, actorId, world) : 0);
