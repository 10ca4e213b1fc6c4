import { listen } from '../../world/events.ts';
import { presenceChanged } from '../actors/events.ts';
import { publishPresence } from './publish-presence.ts';

/** The listeners of this module to events of others. */
export const messengerListeners = [
  listen('content/messenger', presenceChanged, ({ actorId }, world) => publishPresence(world, actorId)),
];
