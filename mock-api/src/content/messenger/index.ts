export { tellPresence } from './tell-presence.ts';
