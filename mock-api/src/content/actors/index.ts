export { actorStateOf } from './actor-state.ts';
export { setPresence } from './set-presence.ts';
export { bannedBy, checkCountry, isCountryIn } from './banned-country.ts';
export { isBannedIn } from './is-banned-in.ts';
export { addRatings, dropOldRatings } from './ratings.ts';
