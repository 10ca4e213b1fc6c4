import { favouriteActorsRequest, favouriteEvents, favouritePinActor } from '@lounge/protocol/content/favourites';
import { aPinEvent } from '@lounge/testing/content/favourites';
import { expect, test } from 'vitest';
import { guest } from './callers.ts';
import { pactForCall } from './pact-for-call.ts';
import type { GuestSide } from './guest-side.ts';
import { turn } from './turn.ts';

const pin = ({ client }: GuestSide, actorId: number) => client.call(favouritePinActor, { actorId });

test.each<[string, (guest: GuestSide) => Promise<unknown>]>([
  ['is not sent', async () => undefined],
  ['is sent with another input', (side) => pin(side, 2)],
  ['is sent twice', (side) => pin(side, 1).then(() => pin(side, 1))],
  ['is sent with another one', (side) => Promise.all([pin(side, 1), side.client.call(favouriteActorsRequest, {})])],
])('a pact of a command fails if it %s', async (_, act) => {
  const description = 'a command that is never written';
  const pact = { description, caller: guest, input: { actorId: 1 }, answer: aPinEvent({ id: 1 }) };
  const written = pactForCall(favouritePinActor, pact, async (side) => {
    side.socket.on(favouriteEvents, () => undefined);
    void act(side);
    await turn();
  });
  await expect(written).rejects.toThrow('to deeply equal');
});
