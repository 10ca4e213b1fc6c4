export { publishPresence } from './publish-presence.ts';
