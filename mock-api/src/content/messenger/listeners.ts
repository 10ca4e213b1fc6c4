import { listen } from '../../world/events.ts';
import { presenceChanged } from '../actors/events.ts';
import { publishPresence } from './publish-presence.ts';

/** What this module does when something happens in others. */
export const messengerListeners = [
  listen('content/messenger', presenceChanged, ({ actorId }, world) => publishPresence(world, actorId)),
];
