import { PactV4 } from '@pact-foundation/pact';
import { consumerName, pactDirectory, type Provider } from './files.ts';

/** A pact with one provider; verified interactions are written to the provider's file. */
export const pactWith = (provider: Provider): PactV4 =>
  new PactV4({ dir: pactDirectory, consumer: consumerName, provider, logLevel: 'error', cors: false });
