import { createScope, type Result } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { MessengerStores } from './MessengerStores.ts';
import { nullSocket } from './null-socket.ts';

/** A messenger whose selections are answered when and in the order in which the test says so. */
const setUp = () => {
  const answers = new Map<number, () => void>();
  const call = (_: unknown, input: unknown) =>
    new Promise<Result<never>>((resolve) => {
      const { actorId } = input as { actorId: number };
      // Only what the messenger reads of a channel.
      answers.set(actorId, () => resolve({ ok: true, value: { id: actorId - 8600, actorId } as never }));
    });
  const messenger = new MessengerStores({ scope: createScope(), client: { call }, clock: fakeClock() }, nullSocket, 7);
  return { messenger, answer: (actorId: number) => answers.get(actorId)?.() };
};

test('of two conversations that are asked for the later one opens, though the earlier is answered last', async () => {
  const { messenger, answer } = setUp();
  const opening = [messenger.open(9101), messenger.open(9102)];
  answer(9102);
  answer(9101);
  await Promise.all(opening);
  expect([messenger.conversation?.channelId, messenger.channels.selectedId]).toEqual([502, 502]);
});

test('what the screen no longer wants does not open', async () => {
  const { messenger, answer } = setUp();
  const wish = new AbortController();
  const opening = messenger.open(9101, wish.signal);
  wish.abort();
  answer(9101);
  await opening;
  expect(messenger.conversation).toBe(null);
});
