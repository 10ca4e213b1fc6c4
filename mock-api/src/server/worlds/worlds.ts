import type { WorldParts } from '../../world/world.ts';

export { seededRandom, worldOver } from '../../world/world-over.ts';

const mostWorlds = 500;
const namePattern = /^[\w-]{1,64}$/;

/** All worlds of a server. */
export interface Worlds {
  readonly main: WorldParts;
  /** The world of a name, made when it is not there; null where the name is not one or worlds are off. */
  named(name: string): WorldParts | null;
  /** The names of the worlds that are open beside the main one, the one idle longest first. */
  readonly names: readonly string[];
  /** Hears of every world that is made, the main one included. */
  onOpen(hear: (world: WorldParts) => void): void;
  close(): void;
}

/** Keeps the main world and up to 500 named ones; the one that was idle longest goes first. */
export const worldStore = (options: { main: WorldParts; make: ((name: string) => WorldParts) | null }): Worlds => {
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
    get names() {
      return [...open.keys()];
    },
    onOpen: (hear) => {
      hearing.push(hear);
      hear(main);
      open.forEach((world) => hear(world));
    },
    close: () => [main, ...open.values()].forEach(({ database }) => database.close()),
  };
};
