import { toyControlState } from '@lounge/protocol/content/live-chat';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { settleToys } from '../content/live-chat/settle-toys.ts';
import { guestIsInChat } from '../content/live-chat/states.ts';
import { guestOrdersToy } from '../states.ts';
import { guestOwnsCoins } from '../foundation/wallet/states.ts';
import { aChatWorld } from './a-chat.ts';

/** A chat with a performer whose toy is connected, and what guests order. */
export const aToyChat = async ({ coins = 100_000, kind = 'videoChat' as 'videoChat' | 'toyControl' } = {}) => {
  const chat = await aChatWorld({ coins });
  const { world, run, answer } = chat;
  await chat.begin({ kind, price: kind === 'toyControl' ? 4400 : 3600 });
  const settleAll = () => settleToys(world, (cause) => void chat.problems.push(cause));
  const state = (guestId = 7) => answer(toyControlState, { actorId: 9101 }, { guestId });
  const messagesOf = async (guestId = 7) =>
    (
      await run<{ type: string; data: string | null }>(
        `select type, data from message where type like 'remote_toy%' and "channelId" in
          (select id from channel where "guestId" = ?) order by id`,
        guestId,
      )
    ).map(({ type, data }) => [type.replace('remote_toy_', ''), (JSON.parse(data ?? '{}') as { name: string }).name]);
  const other = async () => {
    await guestOwnsCoins.setUp({ guestId: 8, amount: 100_000 }, world);
    await guestIsInChat.setUp({ guestId: 8, actorId: 9101, chatId: 'c-8', price: 3600, seconds: 0 }, world);
  };
  const orderOfOther = (toyControlId: number) =>
    guestOrdersToy.setUp({ guestId: 8, actorId: 9101, toyControlId }, world);
  const moves = async () => (await answer(getMovements, { first: 20, offset: 0 }, { guestId: 7 })).items;
  return { ...chat, order: chat.give, settleAll, state, messagesOf, other, orderOfOther, moves };
};
