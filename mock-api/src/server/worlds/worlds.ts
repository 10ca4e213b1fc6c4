import type { WorldParts } from '../../world/world.ts';

export { secureRandom } from '../../world/secure-random.ts';
export { seededRandom } from '../../world/seeded-random.ts';

/** A world in memory takes about a megabyte. */
const maxWorlds = 64;
const namePattern = /^[\w-]{1,64}$/;

/** All worlds of a server. */
export interface Worlds {
  readonly main: WorldParts;
  /** Returns the world of a name, which is created if needed; null if the name is invalid or there is no factory. */
  named(name: string): WorldParts | null;
  /** The names of the open worlds besides the main one, the least recently used first. */
  readonly names: readonly string[];
  /** Calls the listener for every existing and every new world, including the main one. */
  onOpen(listener: (world: WorldParts) => void): void;
  /** Calls the listener for every world that is about to be closed to make room; its name opens a new one. */
  onEvict(listener: (world: WorldParts) => void): void;
  close(): void;
}

/** Stores the main world and up to `mostNamed` others, 64 where nothing is said; above that the least recently used one is closed. */
export const worldStore = (options: {
  main: WorldParts;
  make: ((name: string) => WorldParts) | null;
  mostNamed?: number | undefined;
}): Worlds => {
  const { main, make, mostNamed = maxWorlds } = options;
  const open = new Map<string, WorldParts>();
  const listeners: ((world: WorldParts) => void)[] = [];
  const evictListeners: ((world: WorldParts) => void)[] = [];
  const evict = () => {
    const [oldest] = open;
    if (oldest === undefined || open.size < mostNamed) return;
    open.delete(oldest[0]);
    for (const listener of evictListeners) listener(oldest[1]);
    oldest[1].database.close();
  };
  const named = (name: string): WorldParts | null => {
    if (name === main.name) return main;
    if (make === null || !namePattern.test(name)) return null;
    let world = open.get(name);
    if (world === undefined) {
      evict();
      world = make(name);
      for (const listener of listeners) listener(world);
    }
    open.delete(name);
    open.set(name, world);
    return world;
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
    close: () => [main, ...open.values()].forEach(({ database }) => database.close()),
  };
};
