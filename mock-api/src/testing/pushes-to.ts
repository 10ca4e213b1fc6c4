import type { Delivery } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';

/** What the pages of a guest hear of a world from now on. */
export const pushesTo = (world: WorldParts, guestId: number): Delivery['message'][] => {
  const heard: Delivery['message'][] = [];
  world.bus.subscribe(({ to, message }) => {
    if (!('guestId' in to) || to.guestId === guestId) heard.push(message);
  });
  return heard;
};
