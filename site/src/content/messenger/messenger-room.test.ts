import { createScope, type Result } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { MessengerRoom } from './messenger-room.ts';
import { noLine } from './no-line.ts';

/** A room whose selections are answered when and in the order in which the test says so. */
const setUp = () => {
  const answers = new Map<number, () => void>();
  const call = (_: unknown, input: unknown) =>
    new Promise<Result<never>>((resolve) => {
      const { actorId } = input as { actorId: number };
      // Only what the room reads of a channel.
      answers.set(actorId, () => resolve({ ok: true, value: { id: actorId - 8600, actorId } as never }));
    });
  const room = new MessengerRoom({ scope: createScope(), client: { call }, clock: fakeClock() }, noLine, 7);
  return { room, answer: (actorId: number) => answers.get(actorId)?.() };
};

test('of two conversations that are asked for the later one opens, though the earlier is answered last', async () => {
  const { room, answer } = setUp();
  const opening = [room.open(9101), room.open(9102)];
  answer(9102);
  answer(9101);
  await Promise.all(opening);
  expect([room.conversation?.channelId, room.channels.selectedId]).toEqual([502, 502]);
});

test('what the screen no longer wants does not open', async () => {
  const { room, answer } = setUp();
  const wish = new AbortController();
  const opening = room.open(9101, wish.signal);
  wish.abort();
  answer(9101);
  await opening;
  expect(room.conversation).toBe(null);
});
