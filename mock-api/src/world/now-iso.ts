import type { WorldParts } from './world.ts';

/** The time of a world's clock, as rows and answers hold it: ISO 8601 in UTC. */
export const nowIso = ({ clock }: Pick<WorldParts, 'clock'>): string => new Date(clock.now()).toISOString();
