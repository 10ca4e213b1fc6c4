export { publishActorState } from './actor-state.ts';
export { setPresence } from './set-presence.ts';
