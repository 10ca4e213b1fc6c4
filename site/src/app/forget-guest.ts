/**
 * Removes what the browser stores for a guest, when the session was ended: messages that were not sent, the last conversation. Their
 * keys end with the guest's number. What is written while the session is only out of time stays for the guest's return.
 */
export const forgetGuest = (guestId: number, storage: () => Storage = () => localStorage): void => {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? '');
    for (const key of keys) if (key.endsWith(`.${guestId}`)) stored.removeItem(key);
  } catch {
    // Some browsers throw where storage is disabled; nothing was stored then.
  }
};
