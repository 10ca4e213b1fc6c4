import type { Command, PayloadOf, Push } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import type { ProviderState } from '@lounge/mock-api/states';
import { expect } from 'vitest';
import { commandFrame, pushFrame } from '../derive/messages.ts';
import { givenStates } from './given-states.ts';
import { pactWith } from './pact.ts';
import { socketSide, type SocketSide } from './socket-side.ts';
import { anonymous, type PactCaller } from './callers.ts';

interface PactOptions {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  readonly states?: readonly ProviderState[];
  /** The visitor who is connected. @default an anonymous visitor */
  readonly caller?: PactCaller;
}

/** An interaction: an event that causes a push. */
export interface PushPact<P extends Push> extends PactOptions {
  /** The event that causes the push. */
  readonly event: ProviderState;
  readonly payload: PayloadOf<P>;
  readonly exact?: readonly string[];
}

/** An interaction: a command and the push that replies to it. */
export interface CommandPact<C extends Command, P extends Push> extends PactOptions {
  readonly payload: PayloadOf<C>;
  readonly reply: P;
  readonly answer: PayloadOf<P>;
  readonly exact?: readonly string[];
}

/** Runs `act` with a callback; throws unless `act` calls it once. */
const callsOnce = async (
  name: string,
  act: (callback: () => void) => void | Promise<void>,
  callback: () => void,
): Promise<void> => {
  let calls = 0;
  await act(() => {
    calls += 1;
    callback();
  });
  expect(calls, `the number of times that \`act\` calls \`${name}\``).toBe(1);
};

/**
 * Writes into the pact that an event causes a push. `act` lets real stores subscribe, calls `deliver` once, and checks the
 * effect.
 */
export const pactForPush = async <P extends Push>(
  push: P,
  { description, states = [], event, caller = anonymous, payload, exact }: PushPact<P>,
  act: (side: SocketSide, deliver: () => void) => void,
): Promise<void> => {
  const interaction = pactWith('realtime').addAsynchronousInteraction();
  givenStates(interaction, [...caller.states, ...states, event]);
  await interaction
    .comment({ key: 'call', value: push.id })
    .expectsToReceive(description, (builder) => void builder.withJSONContent(pushFrame(push, payload, exact)))
    .executeTest(async ({ contents }) => {
      const side = socketSide(caller);
      side.open();
      side.receive({ type: ackSession.type });
      const deliver = () => side.receive(contents.content);
      await callsOnce('deliver', (callback) => act(side, callback), deliver);
      side.scope.end();
    });
};

const parseContent = (content: unknown): unknown => JSON.parse(String(content));

/**
 * Writes into the pact that a push replies to a command; a rejection is a pact of the `refused` message. `act` makes the
 * real client send the command, calls `reply` once, and checks the effect.
 */
export const pactForCommand = async <C extends Command, P extends Push>(
  command: C,
  { description, states = [], caller = anonymous, payload, reply, answer, exact }: CommandPact<C, P>,
  act: (side: SocketSide, reply: () => void) => void | Promise<void>,
): Promise<void> => {
  const interaction = pactWith('realtime').addSynchronousInteraction(description);
  givenStates(interaction, [...caller.states, ...states]);
  await interaction
    .comment({ key: 'call', value: reply.type === refused.type ? reply.id : command.id })
    .withRequest((builder) => void builder.withJSONContent(commandFrame(command, payload, caller.identity)))
    .withResponse((builder) => void builder.withJSONContent(pushFrame(reply, answer, exact)))
    .executeTest(async ({ Request, Response }) => {
      const side = socketSide(caller);
      const respond = () => {
        expect(side.sent.at(-1)).toEqual(parseContent(Request.content));
        side.receive(parseContent(Response[0]?.content));
      };
      await callsOnce('reply', (callback) => act(side, callback), respond);
      side.scope.end();
    });
};
