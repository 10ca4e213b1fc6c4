import type { Executor } from '../world/database.ts';
import { statement, type Bind } from '../world/statement.ts';

const standingOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['isLocked', 'restrictionLevel']).where('id', '=', $('id')),
);

/** The platform's judgement of a guest: forbidden is everything, or from a level of restriction on, which is 0 without one. */
export interface GuestStanding {
  readonly isLocked: boolean;
  readonly restrictionLevel: number;
}

/** The standing in a row of a guest; nothing is forbidden where there is none. */
export const standingIn = (
  row: { readonly isLocked: number; readonly restrictionLevel: number | null } | null,
): GuestStanding => ({ isLocked: row?.isLocked === 1, restrictionLevel: row?.restrictionLevel ?? 0 });

/** Reads what the platform forbids a guest. */
export const readStanding = async (tx: Executor, guestId: number): Promise<GuestStanding> =>
  standingIn(await standingOf.first(tx, { id: guestId }));

/** Whether the platform locked a guest's account. A restriction of level 3 is stored as a lock too. */
export const isLockedOut = async (tx: Executor, guestId: number): Promise<boolean> =>
  (await readStanding(tx, guestId)).isLocked;

/**
 * The levels of restriction from which a guest may not write to performers and in public, and not spend.
 * @assumed Level 1 forbids comments and messages, level 2 purchases too, level 3 what a lock forbids: the documents name levels only.
 */
export const restrictedFrom = { noWriting: 1, noSpending: 2, everything: 3 } as const;

/** Whether a standing keeps a guest from spending, by a lock or a restriction. */
export const barsSpending = ({ isLocked, restrictionLevel }: GuestStanding): boolean =>
  isLocked || restrictionLevel >= restrictedFrom.noSpending;

/** Whether the platform keeps a guest from spending. */
export const isBarredFromSpending = async (tx: Executor, guestId: number): Promise<boolean> =>
  barsSpending(await readStanding(tx, guestId));
