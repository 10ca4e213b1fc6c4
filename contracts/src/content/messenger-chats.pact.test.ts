import { aChannelOfGuest, aPerformer, chatIsOver, guestOwnsCoins } from '@lounge/mock-api/states';
import { messengerContent } from '@lounge/protocol/content/messenger';
import { aMessage } from '@lounge/testing/content/messenger';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 });
const noData = {
  mode: null,
  pricePerMinute: null,
  coins: null,
  seconds: null,
  exitCode: null,
  giftId: null,
  name: null,
};

test('the end of a chat says what it cost and how it ended', () =>
  pactForCall(messengerContent, {
    description: 'a query for the last message of a chat that is over',
    caller: guest,
    states: [
      noor,
      guestOwnsCoins({ guestId: 7, amount: 100_000 }),
      channel,
      chatIsOver({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12, exitCode: 100 }),
    ],
    input: { filter: { channelId: 501, chatId: 'c-1' }, first: 1 },
    answer: {
      items: [
        aMessage({
          messageId: 2,
          key: null,
          messageType: 'chat_end',
          senderType: 'system',
          text: null,
          chatId: 'c-1',
          data: { ...noData, mode: 'videoChat', coins: { value: 720, currency: 'VXC' }, seconds: 12, exitCode: 100 },
        }),
      ],
      total: 1,
    },
    exact: ['items.messageType', 'items.data.mode', 'items.data.coins', 'items.data.seconds', 'items.data.exitCode'],
  }));
