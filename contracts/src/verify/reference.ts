import { createServer as createHttpServer } from 'node:http';
import {
  statesAdapter,
  createAddressCipher,
  createSecret,
  createServer,
  openWorlds,
  plainImage,
  worldStore,
  memoryWorld,
  readSeeds,
  encryptedMediaUrls,
  templateOf,
  createWorld,
  seededRandom,
  type Worlds,
} from '@lounge/mock-api/server';
import type { Clock } from '@lounge/mock-api';
import { socketPath } from '@lounge/protocol';

/** A reference server for one verification. */
export interface Reference {
  readonly baseUrl: string;
  readonly socketUrl: string;
  /** The address that sets states. */
  readonly statesUrl: string;
  close(): Promise<void>;
}

/** The worlds of interactions: in memory, or databases of PostgreSQL beside an empty one. */
const worldsOf = async (
  secret: string,
  clock: Clock,
  { databaseUrl, mostWorlds }: { readonly databaseUrl: string | null; readonly mostWorlds: number },
): Promise<Worlds> => {
  const seeds = readSeeds();
  if (databaseUrl !== null) {
    const main = { databaseUrl, redisUrl: null };
    // Pictures of interactions are a few bytes, which nothing decodes.
    const options = { seeds, hasNamed: true, mostNamed: 3, reencodeImage: plainImage };
    return (await openWorlds({ main, secret, clock, ...options })).worlds;
  }
  const template = templateOf(seeds);
  const ports = { mediaUrls: encryptedMediaUrls(createAddressCipher(secret)) };
  const create = (name: string) => createWorld(name, memoryWorld(template), clock, seededRandom(1), ports);
  return worldStore({ main: create('main'), make: create, mostNamed: mostWorlds });
};

/**
 * Starts the reference server on loopback, in memory or on PostgreSQL, with an address that sets its states and a clock that is
 * `aheadMs` ahead. With `mostWorlds` at 1 it has the data of one interaction at a time.
 */
export const startReference = async ({
  aheadMs = 0,
  databaseUrl = null as string | null,
  mostWorlds = 64,
  requestsPerTenSeconds = 5000,
} = {}): Promise<Reference> => {
  const secret = createSecret();
  const worlds = await worldsOf(secret, { now: () => Date.now() + aheadMs }, { databaseUrl, mostWorlds });
  const options = { secret, parseAnswers: true, requestsPerTenSeconds, log: () => undefined };
  // So that a verification need not wait for eight seconds.
  const server = createServer({ worlds, ...options, beatIntervalMs: 200 });
  const port = await server.listen(0);
  const answer = statesAdapter(worlds);
  const states = createHttpServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void states.listen(0, '127.0.0.1', resolve));
  const address = states.address();
  const statesPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}${socketPath}`,
    statesUrl: `http://127.0.0.1:${statesPort}/`,
    close: async () => {
      await new Promise<void>((resolve) => {
        states.close(() => resolve());
        states.closeAllConnections();
      });
      await server.close();
    },
  };
};
