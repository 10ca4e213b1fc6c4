import type { Command, PayloadOf, Push } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import type { ProviderState } from '@lounge/mock-api/states';
import { expect } from 'vitest';
import { commandFrame, pushFrame } from '../derive/messages.ts';
import { pactWith } from './pact.ts';
import { socketSide, type SocketSide } from './socket-side.ts';
import { anonymous, type PactCaller } from './callers.ts';

interface PactOptions {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  readonly states?: readonly ProviderState[];
  /** Who is connected. @default an anonymous visitor */
  readonly caller?: PactCaller;
}

/** An agreement that something makes a push arrive. */
export interface PushPact<P extends Push> extends PactOptions {
  /** What causes the push. */
  readonly event: ProviderState;
  readonly payload: PayloadOf<P>;
  readonly exact?: readonly string[];
}

/** An agreement that a command is answered by a push. */
export interface CommandPact<C extends Command, P extends Push> extends PactOptions {
  readonly payload: PayloadOf<C>;
  readonly reply: P;
  readonly answer: PayloadOf<P>;
  readonly exact?: readonly string[];
}

interface Stated {
  given(name: string, params?: never): unknown;
}

const stateAll = (interaction: Stated, given: readonly ProviderState[]): void => {
  // Pact types parameters as strings only; JSON values travel as they are.
  for (const { name, params } of given) interaction.given(name, { ...params } as never);
};

/**
 * Writes into the contract that a push arrives after an event. `hear` listens with real stores, calls `deliver` once,
 * and looks at the effect.
 */
export const pactForPush = async <P extends Push>(
  push: P,
  { description: says, states: given = [], event, caller: visitor = anonymous, payload, exact }: PushPact<P>,
  hear: (side: SocketSide, deliver: () => void) => void,
): Promise<void> => {
  const interaction = pactWith('realtime').addAsynchronousInteraction();
  stateAll(interaction, [...visitor.states, ...given, event]);
  await interaction
    .comment({ key: 'call', value: push.id })
    .expectsToReceive(says, (builder) => void builder.withJSONContent(pushFrame(push, payload, exact)))
    .executeTest(async ({ contents }) => {
      const side = socketSide(visitor);
      side.open();
      side.receive({ type: ackSession.type });
      hear(side, () => side.receive(contents.content));
      side.scope.end();
    });
};

const opened = (content: unknown): unknown => JSON.parse(String(content));

/**
 * Writes into the contract that a command is answered by a push; a refusal is a contract about refusals. `ask` makes the real client send the command, calls
 * `reply` once, and looks at the effect.
 */
export const pactForCommand = async <C extends Command, P extends Push>(
  command: C,
  {
    description: says,
    states: given = [],
    caller: visitor = anonymous,
    payload,
    reply,
    answer,
    exact,
  }: CommandPact<C, P>,
  ask: (side: SocketSide, reply: () => void) => void | Promise<void>,
): Promise<void> => {
  const interaction = pactWith('realtime').addSynchronousInteraction(says);
  stateAll(interaction, [...visitor.states, ...given]);
  await interaction
    .comment({ key: 'call', value: reply.type === refused.type ? reply.id : command.id })
    .withRequest((builder) => void builder.withJSONContent(commandFrame(command, payload, visitor.identity)))
    .withResponse((builder) => void builder.withJSONContent(pushFrame(reply, answer, exact)))
    .executeTest(async ({ Request, Response }) => {
      const side = socketSide(visitor);
      await ask(side, () => {
        expect(side.sent.at(-1)).toEqual(opened(Request.content));
        side.receive(opened(Response[0]?.content));
      });
      side.scope.end();
    });
};
