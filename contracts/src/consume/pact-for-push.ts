import type { PayloadOf, Push, PushStream } from '@lounge/protocol';
import type { ProviderState } from '@lounge/mock-api/states';
import { expect } from 'vitest';
import { pushFrame, type Frame } from '../derive/wire.ts';
import { givenStates } from './given-states.ts';
import { guestSide, type GuestSide } from './guest-side.ts';
import { pactWith } from './pact.ts';
import { anonymous, type PactCaller } from './callers.ts';
import { turn } from './turn.ts';

/** An interaction: an event that causes a push. */
export interface PushPact<P extends Push> {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  readonly states?: readonly ProviderState[];
  /** The visitor who is connected. @default an anonymous visitor */
  readonly caller?: PactCaller;
  /** The event that causes the push. */
  readonly event: ProviderState;
  readonly payload: PayloadOf<P>;
  readonly exact?: readonly string[];
  /** The stream in which the provider numbers it. @default not compared */
  readonly stream?: PushStream;
}

/**
 * Writes into the pact that an event causes a push. `act` lets real stores subscribe, calls `deliver` once, and checks the
 * effect.
 */
export const pactForPush = async <P extends Push>(
  push: P,
  { description, states = [], event, caller = anonymous, payload, exact, stream }: PushPact<P>,
  act: (guest: GuestSide, deliver: () => void) => void,
): Promise<void> => {
  const interaction = pactWith('realtime').addAsynchronousInteraction();
  givenStates(interaction, [...caller.states, ...states, event]);
  await interaction
    .comment({ key: 'call', value: push.id })
    .expectsToReceive(description, (builder) => void builder.withJSONContent(pushFrame(push, payload, exact, stream)))
    .executeTest(async ({ contents }) => {
      const guest = guestSide(caller);
      guest.socket.connect();
      await turn();
      let deliveries = 0;
      act(guest, () => {
        deliveries += 1;
        guest.receive(contents.content as Frame);
      });
      expect(deliveries, 'the number of times that `act` calls `deliver`').toBe(1);
      guest.scope.end();
    });
};
