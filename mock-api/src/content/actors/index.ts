export { actorStateOf } from './actor-state.ts';
export { setPresence } from './set-presence.ts';
