/** The tables of prize draws. */
export const prizeDrawTables = {
  /** A guest who takes part in a draw; the key is event and guest. */
  drawEntry: { key: 'key', eventId: 'int', guestId: 'int', at: 'instant', hasWon: 'flag' },
  /** A draw that was held, so that it is held once. */
  heldDraw: { id: 'id', eventId: 'int unique', at: 'instant', entries: 'int' },
} as const;
