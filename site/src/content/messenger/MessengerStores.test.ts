import { createScope, type Result } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { MessengerStores } from './MessengerStores.ts';
import { nullSocket } from '../../shared/null-socket.ts';

/** A messenger whose selections resolve when, and in the order in which, the test calls `resolveSelection`. */
const setUp = () => {
  const selections = new Map<number, () => void>();
  const call = (_: unknown, input: unknown) =>
    new Promise<Result<never>>((resolve) => {
      const { actorId } = input as { actorId: number };
      // The messenger reads only these fields of a channel.
      selections.set(actorId, () => resolve({ ok: true, value: { id: actorId - 8600, actorId } as never }));
    });
  const messenger = new MessengerStores({ scope: createScope(), client: { call }, clock: fakeClock() }, nullSocket, 7);
  return { messenger, resolveSelection: (actorId: number) => selections.get(actorId)?.() };
};

test('opens the conversation that was requested last, even if the earlier request resolves later', async () => {
  const { messenger, resolveSelection } = setUp();
  const opening = [messenger.open(9101), messenger.open(9102)];
  resolveSelection(9102);
  resolveSelection(9101);
  await Promise.all(opening);
  expect([messenger.conversation?.channelId, messenger.channels.selectedId]).toEqual([502, 502]);
});

test('does not open a conversation after its signal aborted', async () => {
  const { messenger, resolveSelection } = setUp();
  const selection = new AbortController();
  const opening = messenger.open(9101, selection.signal);
  selection.abort();
  resolveSelection(9101);
  await opening;
  expect(messenger.conversation).toBe(null);
});
