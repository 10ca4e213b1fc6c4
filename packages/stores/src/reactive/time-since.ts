import type { StoreContext } from '../ports.ts';

/**
 * The time in milliseconds since 1970 that goes on from the server's time of rendering. The guest's clock, which may be wrong, only gives
 * elapsed time.
 */
export const timeSince = (renderedAt: number, { clock }: Pick<StoreContext, 'clock'>): (() => number) => {
  const startedAt = clock.now();
  return () => renderedAt + clock.now() - startedAt;
};
