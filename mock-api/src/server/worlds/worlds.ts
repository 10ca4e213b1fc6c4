import type { WorldParts } from '../../world/world.ts';

export { secureRandom } from '../../world/secure-random.ts';
export { seededRandom } from '../../world/seeded-random.ts';

/** A world in memory takes about a megabyte. */
const maxWorlds = 64;
const namePattern = /^[\w-]{1,64}$/;

/** Begins what one process does for a world. Returns a function that stops it. */
export type Lead = (world: WorldParts) => () => void;

/** Decides for which worlds this process does what only one may do, such as the jobs of the clock. */
export interface Leadership {
  /** Calls `begin` when this process leads the world, and its stop when another one may. Returns a function that gives the world up. */
  seek(world: WorldParts, begin: () => () => void): () => void;
  close(): Promise<void>;
}

/** The leadership of the only process. */
const alone: Leadership = { seek: (_, begin) => begin(), close: () => Promise.resolve() };

/** All worlds of a server. */
export interface Worlds {
  readonly main: WorldParts;
  /** Returns the world of a name, which is created if needed; null if the name is invalid or there is no factory. */
  named(name: string): Promise<WorldParts | null>;
  /** The names of the open worlds besides the main one, the least recently used first. */
  readonly names: readonly string[];
  /** Calls the listener for every existing and every new world, including the main one. */
  onOpen(listener: (world: WorldParts) => void): void;
  /** Calls the listener for every world that is about to be closed to make room; its name opens a new one. */
  onEvict(listener: (world: WorldParts) => void): void;
  /** Begins something for every world, existing and new, in the one process of all that leads the world. */
  onLead(lead: Lead): void;
  close(): Promise<void>;
}

/** Options of worldStore. */
export interface WorldStoreOptions {
  readonly main: WorldParts;
  readonly make: ((name: string) => WorldParts | Promise<WorldParts>) | null;
  /** @default 64 */
  readonly mostNamed?: number | undefined;
  /** @default the only process leads every world */
  readonly leadership?: Leadership;
  /** Follows the end of a named world, and of all others. */
  readonly afterClose?: (world: WorldParts) => Promise<void>;
}

/** Begins everything for each world that this process leads, and stops it. */
const leads = (leadership: Leadership) => {
  const all: Lead[] = [];
  const givenUp = new Map<WorldParts, () => void>();
  const seek = (world: WorldParts): void => {
    givenUp.get(world)?.();
    const begin = () => {
      const stops = all.map((lead) => lead(world));
      return () => stops.forEach((stop) => stop());
    };
    if (all.length > 0) givenUp.set(world, leadership.seek(world, begin));
  };
  const giveUp = (world: WorldParts): void => {
    givenUp.get(world)?.();
    givenUp.delete(world);
  };
  return {
    add: (lead: Lead, worlds: readonly WorldParts[]): void => {
      all.push(lead);
      worlds.forEach(seek);
    },
    seek,
    giveUp,
    close: (): void => [...givenUp.keys()].forEach(giveUp),
  };
};

/** Stores the main world and up to `mostNamed` others; above that the least recently used one is closed. */
export const worldStore = (options: WorldStoreOptions): Worlds => {
  const { main, make, mostNamed = maxWorlds, leadership = alone, afterClose } = options;
  const open = new Map<string, WorldParts>();
  const opening = new Map<string, Promise<WorldParts>>();
  const listeners: ((world: WorldParts) => void)[] = [];
  const evictListeners: ((world: WorldParts) => void)[] = [];
  const led = leads(leadership);
  const closeWorld = (world: WorldParts): Promise<void> => {
    world.database.close();
    return afterClose?.(world) ?? Promise.resolve();
  };
  const evict = async (): Promise<void> => {
    const [oldest] = open;
    if (oldest === undefined || open.size < mostNamed) return;
    open.delete(oldest[0]);
    led.giveUp(oldest[1]);
    for (const listener of evictListeners) listener(oldest[1]);
    await closeWorld(oldest[1]);
  };
  const openNew = async (name: string, factory: NonNullable<typeof make>): Promise<WorldParts> => {
    await evict();
    const world = await factory(name);
    open.set(name, world);
    for (const listener of listeners) listener(world);
    led.seek(world);
    return world;
  };
  const named = async (name: string): Promise<WorldParts | null> => {
    if (name === main.name) return main;
    if (make === null || !namePattern.test(name)) return null;
    const world = open.get(name);
    if (world !== undefined) {
      open.delete(name);
      open.set(name, world);
      return world;
    }
    const begun = opening.get(name) ?? openNew(name, make).finally(() => opening.delete(name));
    opening.set(name, begun);
    return begun;
  };
  return {
    main,
    named,
    get names() {
      return [...open.keys()];
    },
    onOpen: (listener) => {
      listeners.push(listener);
      listener(main);
      open.forEach((world) => listener(world));
    },
    onEvict: (listener) => void evictListeners.push(listener),
    onLead: (lead) => led.add(lead, [main, ...open.values()]),
    close: async () => {
      led.close();
      await Promise.allSettled(opening.values());
      await Promise.all([main, ...open.values()].map(closeWorld));
      await leadership.close();
    },
  };
};
