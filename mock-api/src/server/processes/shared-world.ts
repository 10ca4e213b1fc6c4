import type { Clock } from '../../world/clock.ts';
import type { Database } from '../../world/database.ts';
import type { SharedParts } from '../../world/ports.ts';
import type { WorldParts } from '../../world/world.ts';
import type { RedisChannels } from './RedisChannels.ts';
import { sharedBus } from './shared-bus.ts';
import { SharedClock } from './SharedClock.ts';
import { SharedDelivered } from './SharedDelivered.ts';
import { SharedFaults } from './SharedFaults.ts';

/** The parts of a world that it has in common with other processes. */
export interface SharedWorld {
  readonly parts: SharedParts;
  readonly clock: SharedClock;
  /** Follows what other processes publish while Redis is away. */
  follow(world: WorldParts): void;
}

/** Options of shareWorld. */
export interface ShareOptions {
  readonly channels: RedisChannels;
  readonly database: Database;
  readonly clock: Clock;
  readonly report: (cause: unknown) => void;
}

/** Joins the other processes of a world: bus, clock, faults and delivered media are those of all. */
export const shareWorld = async (
  name: string,
  { channels, database, clock, report }: ShareOptions,
): Promise<SharedWorld> => {
  const channel = await channels.of(name);
  const { bus, follow } = sharedBus(channel, report);
  const faults = new SharedFaults({ database, channel });
  const shared = new SharedClock(clock, { database, channel });
  await Promise.all([faults.load(), shared.load()]);
  return { parts: { channel, bus, faults, delivered: new SharedDelivered(channel) }, clock: shared, follow };
};
