/** The table of egg hunts. */
export const eggTables = {
  /** An egg that a guest collected; the key is guest, event, Berlin day and place. */
  collectedEgg: { key: 'key', guestId: 'int', eventId: 'int', day: 'text', place: 'text', at: 'instant' },
} as const;
