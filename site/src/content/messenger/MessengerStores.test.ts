import { storedTextInMemory } from '@lounge/stores';
import { SessionConfig } from '@lounge/stores/foundation/session';
import { createScope, type Result } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { MessengerStores } from './MessengerStores.ts';
import { nullSocket } from '../../shared/null-socket.ts';

/** A messenger whose selections resolve when, and in the order in which, the test calls `resolveSelection`. */
const setUp = (storedText = storedTextInMemory()) => {
  const selections = new Map<number, () => void>();
  const call = (_: unknown, input: unknown) =>
    new Promise<Result<never>>((resolve) => {
      const { actorId } = input as { actorId: number };
      // The messenger reads only these fields of a channel.
      selections.set(actorId, () => resolve({ ok: true, value: { id: actorId - 8600, actorId } as never }));
    });
  const context = { scope: createScope(), client: { call }, clock: fakeClock() };
  const messenger = new MessengerStores(context, nullSocket, 7, {
    sessionConfig: new SessionConfig(storedText, 7),
    network: { isOnline: true },
  });
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

test('a text that was not sent is there after a reload, until it is sent', () => {
  const storedText = storedTextInMemory();
  const draftOnNextPage = () => {
    const { messenger } = setUp(storedText);
    messenger.openConversation(501);
    return { messenger, text: messenger.draftOf(501).text };
  };
  const { messenger } = draftOnNextPage();
  messenger.write(501, { text: 'Are you there?' });
  messenger.write(501, { gifts: {} });
  const reloaded = draftOnNextPage();
  expect(reloaded.text).toBe('Are you there?');
  if (reloaded.messenger.conversation !== null) reloaded.messenger.send(reloaded.messenger.conversation);
  expect(draftOnNextPage().text).toBe('');
});
