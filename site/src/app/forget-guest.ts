import type { StorageKey } from '@lounge/locale';

const ofBrowser: readonly string[] = [
  'session-config',
  'last-searches',
  'video-likes',
  'feed-likes',
] satisfies readonly StorageKey[];

/**
 * Removes everything that the browser stores of a guest when the session was ended: unsent messages, texts and likes, the last conversation and searches.
 * While the session is only out of time it stays for the guest's return.
 */
export const forgetGuest = (guestId: number, storage: () => Storage = () => localStorage): void => {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? '');
    for (const key of keys) if (ofBrowser.includes(key) || key.endsWith(`.${guestId}`)) stored.removeItem(key);
  } catch {
    // Some browsers throw where storage is disabled; nothing was stored then.
  }
};
