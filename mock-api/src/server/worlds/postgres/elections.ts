import type { After } from '../../../scripts/after.ts';
import type { WorldParts } from '../../../world/world.ts';
import type { Leadership } from '../worlds.ts';
import type { AdvisoryLocks } from './AdvisoryLocks.ts';

/** How often it is tried to lead what nobody leads, in milliseconds; leaders see in the same time whether they still do. */
const everyMs = 1000;

interface Candidacy {
  readonly begin: () => () => void;
  stop: (() => void) | null;
}

/** The leadership of several processes on one database, and what to call when the connection of its locks is lost. */
export interface Elections extends Leadership {
  readonly onLost: () => void;
}

/**
 * Of all processes that have a world open the one with its lock leads it. The lock of a process that ends is free at once, and that of a
 * machine that is gone within ten seconds.
 */
export const elections = (locks: () => AdvisoryLocks, after: After): Elections => {
  const candidacies = new Map<WorldParts, Candidacy>();
  let isClosed = false;
  const stop = (candidacy: Candidacy): void => {
    candidacy.stop?.();
    candidacy.stop = null;
  };
  const poll = async (): Promise<void> => {
    const open = [...candidacies].filter(([, candidacy]) => candidacy.stop === null);
    const worlds = new Map(open.map(([world, candidacy]) => [world.name, { world, candidacy }]));
    // Also without a candidacy: the answer shows that the connection is there.
    for (const name of await locks().take('lead', [...worlds.keys()])) {
      const elected = worlds.get(name);
      if (elected === undefined) continue;
      const { world, candidacy } = elected;
      if (candidacies.get(world) === candidacy && !isClosed) candidacy.stop = candidacy.begin();
      else await locks().giveBack('lead', name);
    }
  };
  let cancel = (): void => undefined;
  const next = (ms: number): void => {
    cancel = after(ms, () => {
      poll()
        // The loss was told by `onLost`; the next poll connects again.
        .catch(() => undefined)
        .finally(() => {
          if (!isClosed) next(everyMs);
        });
    });
  };
  next(0);
  return {
    onLost: () => candidacies.forEach(stop),
    seek: (begin, world) => {
      const candidacy: Candidacy = { begin, stop: null };
      candidacies.set(world, candidacy);
      return () => {
        const wasLeader = candidacy.stop !== null;
        stop(candidacy);
        if (candidacies.get(world) === candidacy) candidacies.delete(world);
        if (wasLeader && !isClosed)
          void locks()
            .giveBack('lead', world.name)
            .catch(() => undefined);
      };
    },
    close: () => {
      isClosed = true;
      cancel();
      candidacies.forEach(stop);
      return locks().close();
    },
  };
};
