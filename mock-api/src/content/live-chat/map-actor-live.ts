import { wholeMinutes } from '@lounge/protocol/content/live-chat';
import { secondsByVoucher } from '../../foundation/vouchers/index.ts';
import type { Caller, World } from '../../world/world.ts';
import type { ActorLive } from '../actors/ports.ts';
import { liveOf } from './stage.ts';

/** Reads what a performer's profile says of live chats and messages. @spec entity:actorChatButtonPrices */
export const actorLiveOf = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ActorLive> => {
  const [{ isPrivate, isPreviewOff, isBlocked, freeMessages }, voucherChatSeconds] = await Promise.all([
    liveOf(actorId, guestId, world),
    guestId === null ? 0 : secondsByVoucher(guestId, actorId, world),
  ]);
  return {
    isVoyeurMode: isPrivate,
    isLivePreviewEnabled: !isPreviewOff,
    voucherChatMinutes: wholeMinutes(voucherChatSeconds),
    voucherChatSeconds,
    freeMessagesLeft: freeMessages,
    isBlocked,
  };
};
