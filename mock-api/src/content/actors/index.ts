export { setPresence } from './set-presence.ts';
