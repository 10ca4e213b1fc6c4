import { sqliteDatabase, type SqliteHandle } from '../world/database.ts';
import { localBus } from '../world/bus.ts';
import type { Clock, WorldParts } from '../world/world.ts';

/** A seeded stream of numbers from 0 up to 1. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A world of its own over a database handle. */
export const worldOver = (name: string, handle: SqliteHandle, clock: Clock, seed = 1): WorldParts => ({
  name,
  database: sqliteDatabase(handle),
  clock,
  random: seededRandom(seed),
  bus: localBus(),
});

const mostWorlds = 500;
const namePattern = /^[\w-]{1,64}$/;

/** All worlds of a server. */
export interface Worlds {
  readonly main: WorldParts;
  /** The world of a name, made when it is not there; null where the name is not one or worlds are off. */
  named(name: string): WorldParts | null;
  /** Hears of every world that is made, the main one included. */
  onOpen(hear: (world: WorldParts) => void): void;
  close(): void;
}

/** Keeps the main world and up to 500 named ones; the one that was idle longest goes first. */
export const keepWorlds = (options: { main: WorldParts; make: ((name: string) => WorldParts) | null }): Worlds => {
  const { main, make } = options;
  const open = new Map<string, WorldParts>();
  const hearing: ((world: WorldParts) => void)[] = [];
  const evict = () => {
    const [oldest] = open;
    if (oldest === undefined || open.size < mostWorlds) return;
    open.delete(oldest[0]);
    oldest[1].database.close();
  };
  const named = (name: string): WorldParts | null => {
    if (name === main.name) return main;
    if (make === null || !namePattern.test(name)) return null;
    let world = open.get(name);
    if (world === undefined) {
      evict();
      world = make(name);
      hearing.forEach((hear) => hear(world as WorldParts));
    }
    open.delete(name);
    open.set(name, world);
    return world;
  };
  return {
    main,
    named,
    onOpen: (hear) => {
      hearing.push(hear);
      hear(main);
      open.forEach((world) => hear(world));
    },
    close: () => [main, ...open.values()].forEach(({ database }) => database.close()),
  };
};
