import type { Delivery } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';

/** Collects the pushes to a guest from now on. */
export const pushesTo = (guestId: number, world: WorldParts): Delivery['message'][] => {
  const pushes: Delivery['message'][] = [];
  world.bus.subscribe(({ to, message }) => {
    if ('everyone' in to || ('guestId' in to && to.guestId === guestId)) pushes.push(message);
  });
  return pushes;
};
