/** The data of the crash test: guests who simultaneously buy one album and write one message each. */
export const evening = { actorId: 9101, albumId: 91001, price: 900, coins: 10_000 } as const;

/** A guest of the crash test. */
export interface EveningGuest {
  readonly guestId: number;
  readonly token: string;
  readonly channelId: number;
}

/** Twenty-five guests, for fifty simultaneous changes. */
export const guestsOfTheEvening: readonly EveningGuest[] = Array.from({ length: 25 }, (_, at) => ({
  guestId: 1001 + at,
  token: `token-of-${1001 + at}`,
  channelId: 5001 + at,
}));
