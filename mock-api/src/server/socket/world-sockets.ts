import type { WorldParts } from '../../world/world.ts';

/** The connections of each world in all processes, for the dev console. */
export interface WorldSockets {
  /** Closes the connections of a world with a code, or terminates them for 1006. Returns their number. */
  drop(code: number, world: WorldParts): Promise<number>;
  /** Number of connections of a world in this process. */
  countHere(world: WorldParts): number;
  /** Number of connections of a world. */
  countIn(world: WorldParts): Promise<number>;
  /** Number of connections of all worlds in this process. */
  count(): number;
}
