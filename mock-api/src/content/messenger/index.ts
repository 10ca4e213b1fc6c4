export { getOrCreateChannel } from './channels.ts';
export { publishPresence } from './publish-presence.ts';
