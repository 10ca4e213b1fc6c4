import { states } from '@lounge/mock-api/states';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commands, declarations, pushes } from '@lounge/protocol/registry';
import { pushCauses } from '@lounge/protocol/push-causes';
import { expect, test } from 'vitest';
import { readPacts, type Interaction } from '../verify/pact-files.ts';
import { factsOf, pushText } from './push-text.ts';

test('each push has recipients and a cause, once', () => {
  expect(pushCauses.map(({ push }) => push.id).toSorted()).toEqual(pushes.map(({ id }) => id).toSorted());
  const without = pushes.filter((push) => {
    const { to, answers, calls, events, occasions } = factsOf(push);
    return to.length === 0 || [...answers, ...calls, ...events, ...occasions].length === 0;
  });
  expect(without).toEqual([]);
});

test('each call and each event that is named as a cause exists', () => {
  const calls = new Set(declarations.filter(({ kind }) => kind !== 'push').map(({ id }) => id));
  const events = new Set(states.filter(({ isEvent }) => isEvent).map(({ sentence }) => sentence));
  expect(pushCauses.flatMap((each) => each.calls).filter((id) => !calls.has(id))).toEqual([]);
  expect(pushCauses.flatMap((each) => each.events).filter((sentence) => !events.has(sentence))).toEqual([]);
});

const typeIn = (contents: unknown): unknown =>
  (contents as { readonly content?: { readonly type?: unknown } } | undefined)?.content?.type;

/** The call or event of an interaction of the socket, with the push that it causes. */
const causedIn = (each: Interaction): readonly { readonly cause: string; readonly type: unknown }[] => {
  if (each.type === 'Asynchronous/Messages') {
    const cause = each.providerStates?.at(-1)?.name ?? '';
    return [{ cause, type: typeIn(each.contents) }];
  }
  const { request, response } = each as { readonly request?: object; readonly response?: readonly object[] };
  const type = typeIn((request as { readonly contents?: unknown } | undefined)?.contents);
  const command = commands.find((one) => one.type === type);
  // It brings whatever was missed.
  if (command === sessionRequest) return [];
  return (response ?? []).map((one) => ({
    cause: command?.id ?? '',
    type: typeIn((one as { readonly contents?: unknown }).contents),
  }));
};

test('each push that an interaction causes names its call or event', () => {
  const realtime = readPacts().find(({ provider }) => provider.name === 'realtime');
  const caused = (realtime?.interactions ?? []).flatMap(causedIn).filter(({ type }) => type !== 'refused');
  const known = new Map(
    pushes.map((push) => {
      const { answers, calls, events } = factsOf(push);
      return [push.type, new Set([...answers, ...calls, ...events])] as const;
    }),
  );
  expect(caused.length).toBeGreaterThan(100);
  expect(caused.filter(({ cause, type }) => known.get(String(type))?.has(cause) !== true)).toEqual([]);
});

test('the sentences of a push name recipients, commands, calls and events', () => {
  const [push] = pushes.filter(({ type }) => type === 'channelUnreadNotice');
  expect(push && pushText(push)).toBe(
    [
      'Sent to every socket of each guest whom it concerns, that of the caller included.',
      'Answers, with their key: `channelsMarkAllSeen` (command).',
      'Caused by: `channelArchive` (command), `touchMessengerChannel` (mutation).',
      'Caused by the events of states.md: the performer writes to the guest.',
    ].join('\n\n'),
  );
});
