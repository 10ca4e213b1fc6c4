import { createServer as createHttpServer } from 'node:http';
import {
  statesAdapter,
  createAddressCipher,
  createSecret,
  createServer,
  worldStore,
  memoryWorld,
  readSeeds,
  encryptedMediaUrls,
  templateOf,
  createWorld,
  seededRandom,
} from '@lounge/mock-api/server';
import { socketPath } from '@lounge/protocol';

/** A reference server for one verification. */
export interface Reference {
  readonly baseUrl: string;
  readonly socketUrl: string;
  /** The address that sets states. */
  readonly statesUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the reference server on loopback, with worlds in memory, and an address that sets its states. Its clock is ahead of
 * the system's by `aheadMs`.
 */
export const startReference = async ({ aheadMs = 0 } = {}): Promise<Reference> => {
  const secret = createSecret();
  const clock = { now: () => Date.now() + aheadMs };
  const template = templateOf(readSeeds());
  const ports = { mediaUrls: encryptedMediaUrls(createAddressCipher(secret)) };
  const create = (name: string) => createWorld(name, memoryWorld(template), clock, seededRandom(1), ports);
  const worlds = worldStore({ main: create('main'), make: create });
  const options = { secret, parseAnswers: true, log: () => undefined };
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
