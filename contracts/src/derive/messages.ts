import { clientMessage, type Command, type PayloadOf, type Push } from '@lounge/protocol';
import type { Identity } from '@lounge/transport';
import { matchersOf } from './matchers.ts';

/** The frame of a command; it is compared exactly. */
export const commandFrame = <C extends Command>(
  command: C,
  payload: PayloadOf<C>,
  identity: Identity,
): Readonly<Record<string, unknown>> => clientMessage(command, payload as object, identity);

/** The frame of a push, with matchers for its payload. */
export const pushFrame = <P extends Push>(
  push: P,
  payload: PayloadOf<P>,
  exact: readonly string[] = [],
): Readonly<Record<string, unknown>> => ({
  type: push.type,
  ...(matchersOf(push.payload, payload, exact) as Readonly<Record<string, unknown>>),
});
