import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import type { EndedChat } from '../live-chat/events.ts';
import { insertChatMedia } from './statements.ts';

/** From which length on a performer records a clip of a video chat, and its sound. @assumed */
const clipFromSeconds = 60;
const audioFromSeconds = 180;

/** The longest clip and sound, in seconds. @assumed */
const longestClip = 150;
const longestAudio = 600;

/**
 * The performer's script after a chat: a video chat of a minute gives the guest a clip of it, one of three minutes its sound too.
 * @assumed The documents count clips and sounds of chats, and no call makes them (docs/decisions/0180).
 */
export const recordChat = async ({ key, guestId, actorId, kind, seconds }: EndedChat, world: World): Promise<void> => {
  if (kind !== 'videoChat' || seconds < clipFromSeconds) return;
  const of = { guestId, actorId, previewSeed: `chat-${actorId}-${key}`, at: nowIso(world) };
  await insertChatMedia.all(world.tx, {
    ...of,
    key: `${key} clip`,
    kind: 'clip',
    duration: Math.min(seconds, longestClip),
  });
  if (seconds < audioFromSeconds) return;
  await insertChatMedia.all(world.tx, {
    ...of,
    key: `${key} audio`,
    kind: 'audio',
    duration: Math.min(seconds, longestAudio),
  });
};
