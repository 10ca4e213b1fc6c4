import { chatStart } from '@lounge/protocol/content/live-chat';
import { aLiveChat } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveChat } from './LiveChat.ts';
import type { ChatRequest } from './live-chat-types.ts';

const request: ChatRequest = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, showId: null };
const setUp = () => aLiveChat(request, (context, newKey) => new LiveChat(context, { newKey }));

type Stores = Awaited<ReturnType<typeof setUp>>;
const rejectedAs =
  (code: 'inProgress' | 'wrongSequence') =>
  ({ world }: Stores) =>
    world.faults.inject({ call: chatStart.id, code, times: 1, ms: 0 });

// @spec entity:enum.chatStartFailure, error:chatstart-already-in-progress, error:chatstart-wrong-sequence, state:chat-start 1
test.each<[string, (stores: Stores) => unknown]>([
  ['inProgress', rejectedAs('inProgress')],
  ['guestOffline', ({ failRequests }) => failRequests(/chatStart|currentChat/)],
  ['timeout', () => undefined],
  ['wrongSequence', rejectedAs('wrongSequence')],
])('a start that fails is %s', async (failure, given) => {
  const stores = await setUp();
  const { chat, clock, settle } = stores;
  given(stores);
  const starting = chat.start(request);
  for (let at = 0; at < 60; at += 1) {
    clock.advance(1000);
    await settle();
  }
  await starting;
  expect(chat.state).toMatchObject({ kind: 'failed', failure });
});
