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
  seek(begin: () => () => void, world: WorldParts): () => void;
  close(): Promise<void>;
}

/** The leadership of the only process. */
const alone: Leadership = { seek: (begin, _) => begin(), close: () => Promise.resolve() };

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
    if (all.length > 0) givenUp.set(world, leadership.seek(begin, world));
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

/** The open worlds besides the main one, the least recently used first, and what happens when one is opened or closed. */
class NamedWorlds {
  readonly #open = new Map<string, WorldParts>();
  readonly #opening = new Map<string, Promise<WorldParts>>();
  /** Those that are being closed: one that is asked for meanwhile begins anew after that. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #most: number;
  readonly #onOpened: (world: WorldParts) => void;
  readonly #close: (world: WorldParts) => Promise<void>;

  constructor(most: number, onOpened: (world: WorldParts) => void, close: (world: WorldParts) => Promise<void>) {
    this.#most = most;
    this.#onOpened = onOpened;
    this.#close = close;
  }

  get all(): ReadonlyMap<string, WorldParts> {
    return this.#open;
  }

  /** The world of a name, which is now the one used last; it is opened if needed. */
  async get(name: string, make: (name: string) => WorldParts | Promise<WorldParts>): Promise<WorldParts> {
    const world = this.#open.get(name);
    if (world !== undefined) {
      this.#open.delete(name);
      this.#open.set(name, world);
      return world;
    }
    const begun = this.#opening.get(name) ?? this.#make(name, make).finally(() => this.#opening.delete(name));
    this.#opening.set(name, begun);
    return begun;
  }

  /** Waits until no world is being opened or closed. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#opening.values(), ...this.#closing.values()]);
  }

  async #make(name: string, make: (name: string) => WorldParts | Promise<WorldParts>): Promise<WorldParts> {
    await this.#closing.get(name);
    await this.#evict(Math.max(0, this.#most - 1));
    const world = await make(name);
    this.#open.set(name, world);
    this.#onOpened(world);
    // Several may have been opened at once.
    await this.#evict(this.#most);
    return world;
  }

  async #evict(most: number): Promise<void> {
    while (this.#open.size > most) {
      const [oldest] = this.#open;
      if (oldest === undefined) return;
      const [name, world] = oldest;
      this.#open.delete(name);
      const closed = this.#close(world).finally(() => this.#closing.delete(name));
      this.#closing.set(name, closed);
      await closed;
    }
  }
}

/** Stores the main world and up to `mostNamed` others; above that the least recently used one is closed. */
export const worldStore = (options: WorldStoreOptions): Worlds => {
  const { main, make, mostNamed = maxWorlds, leadership = alone, afterClose } = options;
  const listeners: ((world: WorldParts) => void)[] = [];
  const evictListeners: ((world: WorldParts) => void)[] = [];
  const led = leads(leadership);
  const closeWorld = (world: WorldParts): Promise<void> => {
    world.database.close();
    return afterClose?.(world) ?? Promise.resolve();
  };
  const onOpened = (world: WorldParts): void => {
    for (const listener of listeners) listener(world);
    led.seek(world);
  };
  const named = new NamedWorlds(mostNamed, onOpened, (world) => {
    led.giveUp(world);
    for (const listener of evictListeners) listener(world);
    return closeWorld(world);
  });
  return {
    main,
    named: async (name) => {
      if (name === main.name) return main;
      return make === null || !namePattern.test(name) ? null : named.get(name, make);
    },
    get names() {
      return [...named.all.keys()];
    },
    onOpen: (listener) => {
      listeners.push(listener);
      listener(main);
      named.all.forEach((world) => listener(world));
    },
    onEvict: (listener) => void evictListeners.push(listener),
    onLead: (lead) => led.add(lead, [main, ...named.all.values()]),
    close: async () => {
      led.close();
      await named.settled();
      await Promise.all([main, ...named.all.values()].map(closeWorld));
      await leadership.close();
    },
  };
};
