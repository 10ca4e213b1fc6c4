import { join, relative } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { expect, inject } from 'vitest';
import { consumerName, type Provider } from './files.ts';

/** The folder of the test file that runs: Pact reads and writes a whole file for each interaction, so small files are fast. */
const ownFolder = (): string => {
  const { testPath = '' } = expect.getState();
  return join(inject('writtenPacts'), relative(import.meta.dirname, testPath).replaceAll(/[^\w-]+/g, '-'));
};

/** A pact with one provider; verified interactions are written to the provider's file. */
export const pactWith = (provider: Provider): PactV4 =>
  new PactV4({ dir: ownFolder(), consumer: consumerName, provider, logLevel: 'error', cors: false });
