import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/** The providers, one pact file each. */
export const providers = ['rest-api', 'query-service', 'realtime'] as const;

/** One of the providers. */
export type Provider = (typeof providers)[number];
