/** Starts the reference server with its dev console, for examples of documents. */
import {
  AdjustableClock,
  createDevConsole,
  createSecret,
  createServer,
  createWorld,
  devConsoleApi,
  memoryWorld,
  readSeeds,
  seededRandom,
  takeSnapshot,
  templateOf,
  worldStore,
} from '@lounge/mock-api/server';

/** A running server. */
export interface StartedServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of the loopback interface, with worlds in memory. */
export async function startServer(): Promise<StartedServer> {
  const clock = { now: () => Date.now() };
  const template = templateOf(readSeeds(), clock.now());
  const make = (name: string) => createWorld(name, memoryWorld(template), new AdjustableClock(clock), seededRandom(1));
  const worlds = worldStore({ main: make('main'), make });
  const server = createServer({ worlds, secret: createSecret(), log: () => undefined });
  const devConsole = createDevConsole({ server, initialSnapshot: () => takeSnapshot(make('original')) });
  server.app.use(devConsoleApi({ context: server.context, devConsole, reach: 'loopback' }));
  return { url: `http://127.0.0.1:${await server.listen(0)}`, close: () => server.close() };
}
