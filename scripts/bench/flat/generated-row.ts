import type { DatabaseSchema, Row } from '../../../mock-api/src/world/tables.ts';

/** A row of any table. */
export type GeneratedRow = {
  readonly [T in keyof DatabaseSchema]: { readonly table: T; readonly row: Row<T> };
}[keyof DatabaseSchema];

/** The instant at which generated worlds are read, in milliseconds since 1970. */
export const generatedNow = Date.parse('2026-11-20T19:00:00.000Z');

/** Generated performers, videos and albums have ids from here on, after those of the seeds. */
export const firstGeneratedId = 100_001;
/** The first performers, who have as many videos and albums in every world. */
export const busyPerformers = Array.from({ length: 24 }, (_, at) => firstGeneratedId + at);
/** How many videos and albums each of them has. */
export const busyContent = 20;

/** Creates a random instant of the last days. */
export const instantWithin = (random: () => number, days: number): string =>
  new Date(generatedNow - Math.floor(random() * days * 86_400_000) - 1).toISOString();

/** Creates a random whole number below another. */
export const below = (random: () => number, limit: number): number => Math.floor(random() * limit);
