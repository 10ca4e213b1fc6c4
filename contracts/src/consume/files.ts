import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { HttpCall, Service } from '@lounge/protocol';

/** The folder of this package, from its sources and from its published bundle alike. */
const folder = dirname(createRequire(import.meta.url).resolve('@lounge/contracts/package.json'));

/** The folder of the pact files. */
export const pactDirectory = join(folder, 'pacts');

/** The list of states that `export` writes. */
export const statesFile = join(folder, 'docs/states.json');

/** The scenarios that `export` writes. */
export const scenariosFile = join(folder, 'docs/scenarios.json');

/** The consumer of all pacts. */
export const consumerName = 'guest-client';

/** The providers of the GraphQL services. */
export const providerOfService = { vxql: 'query-service', feed: 'feed-service', clash: 'clash-service' } as const;

/** One of the providers. */
export type Provider = 'rest-api' | (typeof providerOfService)[Service] | 'realtime';

/** The providers that have pacts, one file each; a broker knows no others. */
export const providers: readonly Provider[] = [
  'rest-api',
  'query-service',
  'feed-service',
  'clash-service',
  'realtime',
];

/** The provider of a call over HTTP. */
export const providerOf = (call: HttpCall): Provider =>
  call.kind === 'rest' ? 'rest-api' : providerOfService[call.service];
