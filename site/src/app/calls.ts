import { createClient, fetchTransport, type Client, type ClientOptions } from '@lounge/transport';

/** Creates the page's client, over `fetch`, for one of the server's worlds; null for the common one. */
export const openClient = (options: Omit<ClientOptions, 'transport'>, world: string | null): Client =>
  createClient({ ...options, transport: fetchTransport({ headers: world === null ? {} : { 'x-world': world } }) });
