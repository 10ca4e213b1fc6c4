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
import { stateOf, type ProviderState } from '@lounge/mock-api/states';
import { socketPath } from '@lounge/protocol';
import { withFreeValues } from './free-values.ts';

/** A reference server for one verification. */
export interface Reference {
  readonly baseUrl: string;
  readonly socketUrl: string;
  /** The address that sets states. */
  readonly statesUrl: string;
  close(): Promise<void>;
}

/**
 * Returns databases in memory, each opened and its schema parsed (6 ms) while the verifier reads the answers of the interaction
 * before it.
 */
const openedAhead = (template: Buffer): (() => ReturnType<typeof memoryWorld>) => {
  const open = (): ReturnType<typeof memoryWorld> => {
    const database = memoryWorld(template);
    void database.reader.query('select 1 from meta', []);
    return database;
  };
  let ahead: ReturnType<typeof open> | null = null;
  return () => {
    const next = ahead ?? open();
    ahead = null;
    setImmediate(() => (ahead ??= open()));
    return next;
  };
};

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
  const next = openedAhead(templateOf(seeds));
  const ports = { mediaUrls: encryptedMediaUrls(createAddressCipher(secret)) };
  const create = (name: string) => createWorld(name, next(), clock, seededRandom(1), ports);
  return worldStore({ main: create('main'), make: create, mostNamed: mostWorlds });
};

/**
 * Starts the reference server on loopback, in memory or on PostgreSQL, and an address that sets its states. Its clock is `aheadMs`
 * ahead; with 1 as `mostWorlds` it has one interaction's data, with a seed as `freeValues` other free values.
 */
export const startReference = async ({
  aheadMs = 0,
  databaseUrl = null as string | null,
  mostWorlds = 64,
  freeValues = null as number | null,
  // A verification is faster than any client.
  requestsPerTenSeconds = 1_000_000,
} = {}): Promise<Reference> => {
  const secret = createSecret();
  const worlds = await worldsOf(secret, { now: () => Date.now() + aheadMs }, { databaseUrl, mostWorlds });
  const options = { secret, parseAnswers: true, requestsPerTenSeconds, log: () => undefined };
  // So that a verification need not wait for eight seconds.
  const server = createServer({ worlds, ...options, beatIntervalMs: 200 });
  const port = await server.listen(0);
  const completed = ({ name, params }: ProviderState): ProviderState => ({
    name,
    params: freeValues === null ? params : withFreeValues(stateOf(name), params, freeValues),
  });
  const answer = statesAdapter(worlds, completed);
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
