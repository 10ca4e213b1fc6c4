import { fileURLToPath } from 'node:url';

/** The folder of the pact files. */
export const pactDirectory = fileURLToPath(new URL('../../pacts', import.meta.url));

/** The consumer of all pacts. */
export const consumerName = 'guest-client';

/** The providers, one pact file each. */
export const providers = ['rest-api', 'query-service', 'realtime'] as const;

/** One of the providers. */
export type Provider = (typeof providers)[number];
