import { wholeMinutes } from '@lounge/protocol/content/live-chat';
import { secondsByVoucher } from '../../foundation/vouchers/index.ts';
import type { Caller, World } from '../../world/world.ts';
import { liveOf } from './stage.ts';

/** What a performer's profile says of live chats and messages. */
export interface ActorLive {
  /** Whether she is in a private chat, which voyeurs may watch. */
  readonly isVoyeurMode: boolean;
  /** Minutes of a video chat with her that the guest's vouchers pay, rounded up. */
  readonly voucherChatMinutes: number;
  readonly voucherChatSeconds: number;
  /** Whether she shows visitors a live preview. */
  readonly isLivePreviewEnabled: boolean;
  /** The free messages that the guest has left; null before their first conversation. */
  readonly freeMessagesLeft: number | null;
  /** Whether the conversation with the guest is blocked. */
  readonly isBlocked: boolean;
}

/** Reads what a performer's profile says of live chats and messages. @spec entity:actorChatButtonPrices */
export const actorLiveOf = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ActorLive> => {
  const { isPrivate, isPreviewOff, isBlocked, freeMessages } = await liveOf(world, actorId, guestId);
  const voucherChatSeconds = guestId === null ? 0 : await secondsByVoucher(world, guestId, actorId);
  return {
    isVoyeurMode: isPrivate,
    isLivePreviewEnabled: !isPreviewOff,
    voucherChatMinutes: wholeMinutes(voucherChatSeconds),
    voucherChatSeconds,
    freeMessagesLeft: freeMessages,
    isBlocked,
  };
};
