import { aPerformer } from '../content/actors/states.ts';
import { aTvFormat, aTvVideo, noTv, programmeHas } from '../engagement/tv/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import type { Delivery } from '../world/bus.ts';
import { aWorld } from './a-world.ts';
import { testClient } from './test-client.ts';

type FormatParams = Partial<Omit<Parameters<typeof aTvFormat>[0], 'key'>>;
type VideoParams = Partial<Omit<Parameters<typeof aTvVideo>[0], 'id' | 'key'>>;
type SlotParams = Partial<Omit<Parameters<typeof programmeHas>[0], 'key'>>;

/** A world whose TV has what the test adds only; performers 9101 and 9102 are online, and guests 7 and 8 are logged in. */
export const aTvWorld = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noTv.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await aPerformer.setUp({ id: 9102, name: 'Iris Lund', isOnline: true, bannedCountryCodes: ['AT'] }, world);
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  const pushed: Delivery[] = [];
  world.bus.subscribe((delivery) => void pushed.push(delivery));
  return {
    ...testWorld,
    ...testClient(world),
    pushed,
    format: (key: string, params: FormatParams = {}) => aTvFormat.setUp({ key, ...params }, world),
    video: (id: number, key: string, params: VideoParams = {}) =>
      aTvVideo.setUp({ id, key, title: `Evening ${id}`, ...params }, world),
    slot: (key: string, params: SlotParams = {}) => programmeHas.setUp({ key, ...params }, world),
  };
};
