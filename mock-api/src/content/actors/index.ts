export { actorStateOf } from './actor-state.ts';
export { setPresence } from './set-presence.ts';
export { checkCountry } from './banned-country.ts';
export { addRatings, dropOldRatings } from './ratings.ts';
