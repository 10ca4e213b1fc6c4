import { takeSnapshot } from '../world/snapshot.ts';
import { AdjustableClock } from '../world/AdjustableClock.ts';
import { createDevConsole } from '../server/dev-console/dev-console.ts';
import { devConsoleApi, devConsolePath, type DevConsoleAccess } from '../server/dev-console/dev-console-api.ts';
import { memoryWorld } from '../server/worlds/sqlite.ts';
import { worldStore } from '../server/worlds/worlds.ts';
import { createWorld } from '../create-world.ts';
import { seeded } from './a-world.ts';
import { loopback, type TestRequest, type Loopback } from './loopback.ts';
import { seededRandom } from '../world/seeded-random.ts';

/** A server with a dev console. */
export interface DevConsoleServer extends Omit<Loopback, 'pass' | 'run' | 'world'> {
  /** Runs an action; headers select world and session. */
  readonly act: (name: string, input?: unknown, headers?: TestRequest['headers']) => ReturnType<Loopback['request']>;
  /** Returns the state of a world. */
  readonly read: (headers?: TestRequest['headers']) => Promise<Readonly<Record<string, unknown>>>;
}

/** Starts a server with a dev console. The clocks of its worlds are stopped at 21:00 in Berlin until they are moved. */
export const devConsoleServer = async ({ reach = 'loopback' as DevConsoleAccess } = {}): Promise<DevConsoleServer> => {
  const source = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
  const make = (name: string) => createWorld(name, memoryWorld(seeded()), new AdjustableClock(source), seededRandom(1));
  const backend = await loopback({ worlds: worldStore({ main: make('main'), make }) });
  const original = () => takeSnapshot(make('original'));
  const devConsole = createDevConsole({ server: backend.server, initialSnapshot: original });
  backend.server.app.use(devConsoleApi({ context: backend.server.context, devConsole, reach }));
  const act: DevConsoleServer['act'] = (name, input = {}, headers = {}) =>
    backend.request(`${devConsolePath}${name}`, { method: 'POST', body: input, headers });
  const read = async (headers: TestRequest['headers'] = {}) => {
    const { body } = await backend.request(devConsolePath, { headers });
    return body as Readonly<Record<string, unknown>>;
  };
  return { ...backend, act, read };
};

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesIn = ({ headers }: Awaited<ReturnType<Loopback['request']>>): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
