import type { WorldParts } from './world.ts';

/** The time of a world's clock as ISO 8601 in UTC, the format of rows and answers. */
export const nowIso = ({ clock }: Pick<WorldParts, 'clock'>): string => new Date(clock.now()).toISOString();

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
