import type { WorldParts } from './world.ts';

/** The time of a world's clock as ISO 8601 in UTC, the format of rows and answers. */
export const nowIso = ({ clock }: Pick<WorldParts, 'clock'>): string => new Date(clock.now()).toISOString();
