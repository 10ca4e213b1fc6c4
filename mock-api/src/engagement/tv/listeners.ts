import { presenceChanged } from '../../content/actors/events.ts';
import { listen } from '../../world/events.ts';
import { announceHost } from './on-air.ts';

/** The listeners of this module to events. */
export const tvListeners = [
  listen('engagement/tv', presenceChanged, ({ actorId }, world) => announceHost(actorId, world)),
];
