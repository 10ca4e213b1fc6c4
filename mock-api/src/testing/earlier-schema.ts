import { readFileSync } from 'node:fs';

/** The statements that created an empty world of an earlier version of the schema. */
export const earlierSchema = (database: 'sqlite' | 'postgres', version: string): string =>
  readFileSync(new URL(`../../fixtures/schemas/${database}/${version}.sql`, import.meta.url), 'utf8');
