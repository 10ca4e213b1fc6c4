import { fileURLToPath } from 'node:url';

/** Where the pact files lie. */
export const pactDirectory = fileURLToPath(new URL('../../pacts', import.meta.url));

/** The consumer of everything. */
export const consumerName = 'guest-client';

/** The providers, one pact file each. */
export const providers = ['rest-api', 'query-service', 'realtime'] as const;

/** One of the providers. */
export type Provider = (typeof providers)[number];
