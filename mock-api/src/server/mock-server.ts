import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryPath, socketPath } from '@lounge/protocol';
import type { Middleware } from 'koa';
import { faultOf, type FaultInput } from '../dev-console/fault-of.ts';
import { handlers } from '../handlers.ts';
import { waitByTimer } from './after-by-timer.ts';
import { createDevConsole } from './dev-console/dev-console.ts';
import { devConsoleApi, devConsolePath } from './dev-console/dev-console-api.ts';
import { createLog } from './log.ts';
import { clips } from './media/clips.ts';
import { pictures } from './media/pictures.ts';
import { noObservation } from './observation.ts';
import { openWorlds } from './open-worlds.ts';
import { createPictureService } from './pictures/index.ts';
import { preferredFaults } from './preferred-faults.ts';
import { runScripts } from './run-performers.ts';
import { createServer } from './server.ts';
import { storedSecret } from './stored-secret.ts';
import { clipsDirectory, picturesDirectory, readSeeds } from './worlds/seeds.ts';

/** Options of a mock server. */
export interface MockServerOptions {
  /** @default a free port */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** The folder that keeps the world between runs. @default a temporary one, which `close` removes */
  readonly dataDirectory?: string;
  /** Origins of pages that may make calls, such as `http://localhost:5173`. @default none but its own */
  readonly allowedOrigins?: readonly string[];
  /** Headers that those pages may send besides the ones of calls, such as `traceparent`. @default none */
  readonly allowedHeaders?: readonly string[];
  /** How much later every request is handled, in milliseconds. @default 0 */
  readonly latencyMs?: number;
  /** Faults of every world, until its dev console clears them. @default none */
  readonly faults?: readonly FaultInput[];
  /** Whether performers write, chat and come online by themselves. @default true */
  readonly hasPerformers?: boolean;
  /** Writes the log, a line of JSON for each request, to standard output instead of `server.log` in the folder. @default false */
  readonly isVerbose?: boolean;
}

/** A running mock server. */
export interface MockServer {
  /** Its origin, such as `http://127.0.0.1:8080`; REST is below `/rest/v1`. */
  readonly url: string;
  readonly queryUrl: string;
  readonly socketUrl: string;
  /** Takes provider states, as POST with `{state, params}`, from this machine only. */
  readonly statesUrl: string;
  close(): Promise<void>;
}

const delayed =
  (ms: number): Middleware =>
  async (_, next) => {
    await waitByTimer(ms);
    await next();
  };

/** The addresses of a server. */
const addressesAt = (host: string, port: number): Omit<MockServer, 'close'> => {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = `http://${authority}`;
  return {
    url,
    queryUrl: url + queryPath,
    socketUrl: `ws://${authority}${socketPath}`,
    statesUrl: `${url}${devConsolePath}state`,
  };
};

/** Requests that run when a test ends the server have this time, in milliseconds. */
const drainMs = 2000;

/**
 * Starts the reference server with an embedded world: REST, queries, the socket, media and provider states. A request chooses a fault by
 * `Prefer: code=needPurchase, delay=2000`. Rejects if the port is taken, or folder or faults cannot be used.
 */
export const openMockServer = async ({
  port: wantedPort = 0,
  host = '127.0.0.1',
  dataDirectory,
  allowedOrigins = [],
  allowedHeaders = [],
  latencyMs = 0,
  faults = [],
  hasPerformers = true,
  isVerbose = false,
}: MockServerOptions = {}): Promise<MockServer> => {
  const ids = handlers.map(({ call }) => call.id);
  const injected = faults.map((each) => faultOf(each, ids));
  const directory = dataDirectory ?? mkdtempSync(join(tmpdir(), 'mock-api-'));
  mkdirSync(directory, { recursive: true });
  const log = createLog(isVerbose ? {} : { file: join(directory, 'server.log') });
  // Kept with the world, so that tokens stay valid between runs.
  const secret = storedSecret(join(directory, 'secret'));
  const reportAs = (call: string) => (cause: unknown) => log.write({ id: 'script', call, status: 500, ms: 0, cause });
  const { worlds, original } = await openWorlds({
    main: { file: join(directory, 'world.db') },
    secret,
    clock: { now: () => Date.now() },
    hasNamed: true,
    seeds: readSeeds(),
    report: reportAs('push'),
  });
  const preferred = preferredFaults();
  const server = createServer({
    drainMs,
    worlds,
    secret,
    allowedOrigins,
    allowedHeaders,
    before: [...(latencyMs > 0 ? [delayed(latencyMs)] : []), preferred.before],
    observation: { ...noObservation, aroundCall: preferred.aroundCall },
    log: log.write,
  });
  worlds.onOpen((world) => injected.forEach((each) => world.faults.inject(each)));
  const { app, context } = server;
  const pictureService = createPictureService({
    committedDir: picturesDirectory,
    cacheDir: directory,
    log: { warn: (details, message) => reportAs('pictures')(new Error(`${message}: ${JSON.stringify(details)}`)) },
  });
  app.use(clips(context, clipsDirectory));
  app.use(pictures(context, pictureService));
  const devConsole = createDevConsole({ server, initialSnapshot: original });
  app.use(devConsoleApi({ context, devConsole, reach: 'loopback' }));
  const close = async (): Promise<void> => {
    await server.close();
    await pictureService.close();
    await log.flush();
    if (dataDirectory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  try {
    const port = await server.listen(wantedPort, host);
    if (hasPerformers) runScripts(worlds, reportAs);
    return { ...addressesAt(host, port), close };
  } catch (cause) {
    await close().catch(() => undefined);
    throw cause;
  }
};
