import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPacts } from '../verify/pact-files.ts';

/** Writes the committed pacts with a few of their interactions to a new folder, to keep runs short. */
export const writeChosenPacts = (folder: string, descriptions: readonly string[]): void => {
  mkdirSync(folder);
  for (const pact of readPacts()) {
    const interactions = pact.interactions.filter(({ description }) => descriptions.includes(description));
    if (interactions.length > 0)
      writeFileSync(join(folder, `${pact.provider.name}.json`), JSON.stringify({ ...pact, interactions }));
  }
};
