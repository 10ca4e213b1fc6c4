import { aPerformer, guestIsInChat, guestOwnsCoins } from '@lounge/mock-api/states';
import { chatTakeOver } from '@lounge/protocol/content/live-chat';
import { LiveChat } from '@lounge/stores/content/live-chat';
import { aRunningChat } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const runs = guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, pageId: 'page-1', seconds: 12 });
const taken = { spent: 720, seconds: 12, booked: 720, secondsLeft: 1655 };

test('another page takes a chat over', () =>
  pactForCall(
    chatTakeOver,
    {
      description: 'a command to take a chat over to another page',
      states: [noor, coins, runs],
      caller: guest,
      input: { chatId: 'c-1', pageId: 'page-2' },
      answer: { sequence: 1, chat: aRunningChat({ pageId: 'page-2', ...taken }) },
      exact: ['sequence', 'chat.chatId', 'chat.status', 'chat.pageId', 'chat.seconds'],
    },
    async (side) => {
      const chat = new LiveChat(side, { pageId: 'page-2' });
      chat.listen(side);
      chat.onChanged({ sequence: 1, chat: aRunningChat({ pageId: 'page-1', ...taken }) });
      expect(chat.state.kind).toBe('elsewhere');
      await chat.takeOver();
      expect([chat.state.kind, chat.meter.seconds]).toEqual(['running', 12]);
    },
  ));

test('an unknown chat cannot be taken over', () =>
  pactForCall(chatTakeOver, {
    description: 'a command to take an unknown chat over',
    caller: guest,
    input: { chatId: 'forged', pageId: 'page-2' },
    error: 'unknown',
    field: 'chatId',
  }));
