import { createServer, type ReferenceServer } from '../server/server.ts';
import { openWorlds } from '../server/open-worlds.ts';
import { readSeeds } from '../server/worlds/seeds.ts';
import type { Worlds } from '../server/worlds/worlds.ts';
import { testSecret } from './test-secret.ts';

/** One of several servers that share their worlds. */
export interface SharingServer {
  readonly server: ReferenceServer;
  readonly worlds: Worlds;
  /** `127.0.0.1:` and the port. */
  readonly host: string;
  /** The errors in its log, and those that were reported. */
  readonly errors: unknown[];
  close(): Promise<void>;
}

const seeds = readSeeds();

/** Options of sharingServer. */
export interface SharingOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly requestsPerTenSeconds?: number;
  readonly clock?: { now(): number };
}

/** Starts a server as one of several processes does that share a database and Redis. */
export const sharingServer = async (options: SharingOptions): Promise<SharingServer> => {
  const { databaseUrl, redisUrl, requestsPerTenSeconds = 1_000_000, clock = { now: () => Date.now() } } = options;
  const errors: unknown[] = [];
  const report = (cause: unknown): void => void errors.push(cause);
  const { worlds, channels } = await openWorlds({
    main: { databaseUrl, redisUrl },
    secret: testSecret,
    clock,
    seeds,
    hasNamed: true,
    report,
  });
  const server = createServer({
    worlds,
    secret: testSecret,
    requestsPerTenSeconds,
    trustedProxies: ['127.0.0.1'],
    sharedCounts: channels && { client: channels.client, prefix: channels.prefix },
    parseAnswers: true,
    log: ({ cause }) => {
      if (cause !== undefined) report(cause);
    },
  });
  const port = await server.listen(0);
  let isOpen = true;
  return {
    server,
    worlds,
    host: `127.0.0.1:${port}`,
    errors,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await server.close();
      await channels?.close();
    },
  };
};
