import { wholeMinutes } from '@lounge/protocol/content/live-chat';
import { secondsByVoucher } from '../../foundation/vouchers/index.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import { companyOf, stageOf } from './stage.ts';

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

const conversationWith = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('channel')
    .select(['is_blocked', 'free_messages'])
    .where('guest_id', '=', $('guestId'))
    .where('actor_id', '=', $('actorId')),
);

/** What concerns one guest; an anonymous visitor has nothing of it. */
const guestPartOf = async (actorId: number, guestId: number | null, world: Pick<World, 'tx' | 'clock'>) => {
  if (guestId === null)
    return { voucherChatMinutes: 0, voucherChatSeconds: 0, freeMessagesLeft: null, isBlocked: false };
  const voucherChatSeconds = await secondsByVoucher(world, guestId, actorId);
  const conversation = await conversationWith.first(world.tx, { guestId, actorId });
  return {
    voucherChatMinutes: wholeMinutes(voucherChatSeconds),
    voucherChatSeconds,
    freeMessagesLeft: conversation?.free_messages ?? null,
    isBlocked: conversation?.is_blocked === 1,
  };
};

/** Reads what a performer's profile says of live chats and messages. @spec entity:actorChatButtonPrices */
export const actorLiveOf = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ActorLive> => ({
  ...(await guestPartOf(actorId, guestId, world)),
  isVoyeurMode: (await companyOf(world, actorId)).isPrivate,
  isLivePreviewEnabled: (await stageOf(world, actorId)).is_preview_off === 0,
});
