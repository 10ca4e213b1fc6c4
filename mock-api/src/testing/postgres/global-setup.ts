import type { TestProject } from 'vitest/node';
import { createTemplate, dropDatabases } from './test-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresRun: string;
  }
}

/** Creates the databases of a run of tests on PostgreSQL, and drops them at its end. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const run = String(process.pid);
  await createTemplate(run);
  project.provide('postgresRun', run);
  return () => dropDatabases(run);
};
