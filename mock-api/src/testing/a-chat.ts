import type { Command, InputOf } from '@lounge/protocol';
import { chatBeat, chatLeave, chatStart } from '@lounge/protocol/content/live-chat';
import { aPerformer } from '../content/actors/states.ts';
import { chatByKey, openChatOf } from '../content/live-chat/chat-statements.ts';
import { performerAnswers } from '../content/live-chat/performer-side.ts';
import { settleChats } from '../content/live-chat/settle.ts';
import type { Outcome } from '../dispatch/run-call.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { balanceOf } from '../foundation/wallet/ledger.ts';
import { guestOwnsCoins } from '../foundation/wallet/states.ts';
import { aWorld } from './a-world.ts';
import { giveInChat } from './give-in-chat.ts';
import { testClient } from './test-client.ts';
import { testSocket } from './test-socket.ts';

type Start = InputOf<typeof chatStart>;

const requested: Start = {
  actorId: 9101,
  kind: 'videoChat',
  withCamera: false,
  price: 3600,
  sequence: 0,
  showId: null,
  pageId: 'page',
};

/** A world in which guest 7 owns coins and performer 9101 is online, and what a page does in a chat. */
export const aChatWorld = async ({ coins = 100_000 } = {}) => {
  const testWorld = aWorld();
  const { world, pass } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: coins }, world);
  const { sendCommand, pushed } = testSocket({ guestId: 7 }, world);
  let keys = 0;
  const send = <C extends Command>(command: C, input: InputOf<C>, key = `k-${(keys += 1)}`): Promise<Outcome> =>
    sendCommand(command, input, key);
  const start = (input: Partial<Start> = {}, key?: string) => send(chatStart, { ...requested, ...input }, key);
  const open = () => openChatOf.first(world.database.reader, { guestId: 7 });
  const keyOf = async () => (await open())?.key ?? '';
  const pickUp = async () => performerAnswers(world, await keyOf());
  let playedMs = 0;
  let chatKey = '';
  const beat = async (ms = 0, key?: string) => {
    playedMs += ms;
    return send(chatBeat, { chatId: key ?? chatKey, pageId: 'page', playedMs });
  };
  /** Starts a chat that shows its first picture now. */
  const begin = async (input: Partial<Start> = {}) => {
    playedMs = 0;
    await start(input);
    chatKey = await keyOf();
    await pickUp();
    await beat();
    return chatKey;
  };
  /** Lets the picture move for some seconds, with a heartbeat every five. */
  const watch = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 5) {
      const ms = Math.min(5, left) * 1000;
      pass(ms);
      await beat(ms);
    }
  };
  const problems: unknown[] = [];
  return {
    ...testWorld,
    ...testClient(world),
    send,
    start,
    pickUp,
    beat,
    begin,
    watch,
    keyOf,
    pushed,
    problems,
    leave: (exitCode = 100, chatId = chatKey) => send(chatLeave, { chatId, exitCode }),
    /** Gives a gift, or orders a timed one of the toy; outside of the chat with a `chatId` of null. */
    give: (giftId: number, more: object = {}, key?: string) =>
      giveInChat({ world, send, chatId: chatKey }, giftId, more, key),
    row: (key = chatKey) => chatByKey.first(world.database.reader, { key }),
    balance: (guestId = 7) => balanceOf(world.database.reader, `guest:${guestId}`),
    settle: () => settleChats(world, (cause) => void problems.push(cause)),
    lastPush: (type: string) => pushed.findLast(({ message }) => message.type === type)?.message,
  };
};
