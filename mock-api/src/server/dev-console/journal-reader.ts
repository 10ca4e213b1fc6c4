import { maxEntries, type JournalEntry } from '../../world/Journal.ts';
import type { WorldParts } from '../../world/world.ts';
import type { DevConsoleOptions } from './dev-console-request.ts';

const kinds = { read: 'journal', clear: 'journal cleared' } as const;

/** Starts the journal of every world, and reads it from all processes that have the world open. */
export const journalReader = ({ worlds }: Pick<DevConsoleOptions['server']['context'], 'worlds'>) => {
  worlds.onOpen((world) => {
    world.journal.start();
    world.channel.on(kinds.read, () => world.journal.entries);
    world.channel.on(kinds.clear, () => world.journal.clear());
  });
  return {
    read: async (world: WorldParts): Promise<readonly JournalEntry[]> => {
      const others = (await world.channel.ask(kinds.read, null)) as readonly (readonly JournalEntry[])[];
      if (others.length === 0) return world.journal.entries;
      return [...world.journal.entries, ...others.flat()]
        .toSorted((one, other) => (one.at < other.at ? 1 : -1))
        .slice(0, maxEntries);
    },
    clear: async (world: WorldParts): Promise<void> => {
      world.journal.clear();
      await world.channel.ask(kinds.clear, null);
    },
  };
};
