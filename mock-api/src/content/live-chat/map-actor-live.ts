import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { fittingVouchers } from '../../foundation/vouchers/index.ts';
import type { Caller, World } from '../../world/world.ts';
import { companyOf } from './stage.ts';

/** What a performer's profile says of live chats. */
export interface ActorLive {
  /** Whether she is in a private chat, which voyeurs may watch. */
  readonly isVoyeurMode: boolean;
  /** Minutes of a video chat with her that the guest's vouchers pay. */
  readonly voucherChatMinutes: number;
}

/** Reads what a performer's profile says of live chats. @spec entity:actorChatButtonPrices */
export const actorLiveOf = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ActorLive> => {
  const { isPrivate } = await companyOf(world, actorId);
  const vouchers =
    guestId === null ? [] : await fittingVouchers(world, guestId, { type: voucherTypes.videoChat, actorId });
  return { isVoyeurMode: isPrivate, voucherChatMinutes: vouchers.reduce((sum, { amount }) => sum + amount, 0) };
};
