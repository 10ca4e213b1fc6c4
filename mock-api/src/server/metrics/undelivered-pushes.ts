import { streamPositionsOf } from '../../world/outbox.ts';
import type { WorldParts } from '../../world/world.ts';

/**
 * Follows the pushes to everybody of a world. Returns a function that reads how many of them are committed and have not reached the sockets of
 * this process; null where the database cannot be read.
 */
export const undeliveredPushes = ({ bus, database }: Pick<WorldParts, 'bus' | 'database'>) => {
  const last = (): Promise<number | null> =>
    streamPositionsOf(database.reader, null).then(
      (positions) => positions.public,
      () => null,
    );
  let delivered: number | null = null;
  bus.subscribe(({ position }) => {
    if (position?.stream === 'public') delivered = Math.max(delivered ?? 0, position.seq);
  });
  // Those before the start of this process were delivered by others, or to nobody.
  const before = last();
  return async (): Promise<number | null> => {
    const from = (await before) ?? 0;
    const committed = await last();
    return committed === null ? null : Math.max(0, committed - Math.max(from, delivered ?? 0));
  };
};
