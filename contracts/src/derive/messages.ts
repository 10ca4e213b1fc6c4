import type { Command, PayloadOf, Push } from '@lounge/protocol';
import type { Identity } from '@lounge/transport';
import { matchersOf } from './matchers.ts';

/** The frame that a command becomes; all of it is compared as it is. */
export const commandFrame = <C extends Command>(
  { type }: C,
  payload: PayloadOf<C>,
  { token, guestId }: Identity,
): Readonly<Record<string, unknown>> => ({ ...(payload as object), type, accessToken: token, guestId });

/** The frame of a push, with matchers for its payload. */
export const pushFrame = <P extends Push>(
  push: P,
  payload: PayloadOf<P>,
  exact: readonly string[] = [],
): Readonly<Record<string, unknown>> => ({
  type: push.type,
  ...(matchersOf(push.payload, payload, exact) as Readonly<Record<string, unknown>>),
});
