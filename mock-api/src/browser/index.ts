export { openBrowserWorld, type BrowserWorldOptions } from './open-browser-world.ts';
export { openStoredWorld, type ImageStore, type StoredWorld, type StoredWorldOptions } from './open-stored-world.ts';
export { openWorldSocket, type WorldSocket, type WorldVisitor } from './open-world-socket.ts';
export { imageOfGuest } from '../content/messenger/image-statements.ts';
export { readImage } from '../content/messenger/images.ts';
export type { After } from '../scripts/after.ts';
export { runPresence } from '../scripts/presence-script.ts';
export {
  publishStages,
  settleChats,
  settleFreeShows,
  settleToys,
  settleVoiceCalls,
} from '../content/live-chat/index.ts';
export { runCameras } from '../scripts/camera-script.ts';
export { runChats } from '../scripts/chat-script.ts';
export { runStages } from '../scripts/stage-script.ts';
export { runMessenger } from '../scripts/messenger-script.ts';
