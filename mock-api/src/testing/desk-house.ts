import { takeSnapshot } from '../world/snapshot.ts';
import { SteeredClock } from '../world/SteeredClock.ts';
import { createDesk } from '../server/desk/desk.ts';
import { deskPath, deskShell, type DeskReach } from '../server/desk/desk-shell.ts';
import { memoryWorld } from '../server/sqlite.ts';
import { keepWorlds, worldOver } from '../server/worlds.ts';
import { seeded } from './a-world.ts';
import { loopback, type Asked, type Loopback } from './loopback.ts';

/** A server with a desk on this machine; the machine's clock is the test's. */
export interface DeskHouse extends Omit<Loopback, 'pass' | 'run' | 'world'> {
  /** Asks the desk for an action; more headers choose world and session. */
  readonly act: (name: string, input?: unknown, headers?: Asked['headers']) => ReturnType<Loopback['ask']>;
  /** What the desk says of a world. */
  readonly look: (headers?: Asked['headers']) => Promise<Readonly<Record<string, unknown>>>;
}

/** Starts a server with a desk over worlds whose clocks stand at nine in the evening until they are moved. */
export const deskHouse = async ({ reach = 'loopback' as DeskReach } = {}): Promise<DeskHouse> => {
  const machine = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
  const make = (name: string) => worldOver(name, memoryWorld(seeded()), new SteeredClock(machine));
  const house = await loopback({ worlds: keepWorlds({ main: make('main'), make }) });
  const original = () => takeSnapshot(make('original'));
  const desk = createDesk({ server: house.server, original });
  house.server.direct(deskPath, deskShell({ shell: house.server.shell, desk, reach }));
  const act: DeskHouse['act'] = (name, input = {}, headers = {}) =>
    house.ask(`${deskPath}${name}`, { method: 'POST', body: input, headers });
  const look = async (headers: Asked['headers'] = {}) => {
    const { body } = await house.ask(deskPath, { headers });
    return body as Readonly<Record<string, unknown>>;
  };
  return { ...house, act, look };
};

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesIn = ({ headers }: Awaited<ReturnType<Loopback['ask']>>): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
