import type { WorldParts } from '../../world/world.ts';

/** The connections of each world, for the dev console. */
export interface WorldSockets {
  /** Closes the connections of a world with a code, or terminates them for 1006. Returns their number. */
  drop(world: WorldParts, code: number): number;
  /** Number of connections of a world. */
  countIn(world: WorldParts): number;
  /** Number of connections of all worlds. */
  count(): number;
}
