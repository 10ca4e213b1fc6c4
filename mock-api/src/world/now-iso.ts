import type { WorldParts } from './world.ts';

/** A moment as ISO 8601 in UTC, the format of rows and answers. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The time of a world's clock as ISO 8601 in UTC. */
export const nowIso = ({ clock }: Pick<WorldParts, 'clock'>): string => isoOf(clock.now());

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => isoOf(moment).slice(0, 10);
