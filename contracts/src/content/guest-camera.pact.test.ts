import { aPerformer, guestIsInChat, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import { chatCamera, chatChanged } from '@lounge/protocol/content/live-chat';
import { LiveChat } from '@lounge/stores/content/live-chat';
import { aRunningChat } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { aPush } from '../consume/command-pact.ts';
import { guest, pactToken } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { turn } from '../consume/turn.ts';

const here = [
  aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
  guestIsLoggedIn({ guestId: 7, token: pactToken }),
  guestOwnsCoins({ guestId: 7, amount: 100_000 }),
];
const chat = { guestId: 7, actorId: 9101, chatId: 'c-1', seconds: 0 };
const withCameras = guestIsInChat({ ...chat, withCamera: true, price: 4000 });

test('a guest’s camera goes on, and the chat says so', () =>
  pactForCall(
    chatCamera,
    {
      description: 'a command that says that the guest’s camera is on',
      states: [...here, withCameras],
      caller: guest,
      input: { chatId: 'c-1', isOn: true },
      causes: aPush(
        chatChanged,
        { sequence: 1, chat: aRunningChat({ withCamera: true, price: 4000, isCameraOn: true }) },
        ['sequence', 'chat.chatId', 'chat.withCamera', 'chat.isCameraOn'],
      ),
    },
    async (side) => {
      const store = new LiveChat(side);
      store.listen(side);
      await side.client.call(chatCamera, { chatId: 'c-1', isOn: true });
      await turn();
      expect(store.running?.chat.isCameraOn).toBe(true);
    },
  ));

test.each([
  ['an unknown chat', 'forged', 'unknown', [withCameras]],
  ['a chat without cameras on both sides', 'c-1', 'notPossible', [guestIsInChat({ ...chat, price: 3600 })]],
] as const)('the camera of %s is rejected', (what, chatId, error, states) =>
  pactForCall(chatCamera, {
    description: `a command that turns the camera of ${what} on`,
    states: [...here, ...states],
    caller: guest,
    input: { chatId, isOn: true },
    error,
    field: 'chatId',
  }),
);
