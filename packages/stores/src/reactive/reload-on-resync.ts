import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';

/**
 * Reads again when pushes were missed for good, which would have changed what is shown. `isShown` returns whether there is
 * something to read again: what was never read is not read.
 */
export const readOnResync = ({ socket, scope }: PushSource, isShown: () => boolean, read: () => unknown): void => {
  scope.onEnd(
    socket.onResync(() => {
      if (isShown()) void read();
    }),
  );
};

/** Reads on the first session: pushes between the rendering of the page and the connection were missed. */
export const readOnFirstSession = (
  { socket, scope }: PushSource,
  isShown: () => boolean,
  read: () => unknown,
): void => {
  const unsubscribe = socket.onState((state) => {
    if (state !== 'ready') return;
    unsubscribe();
    if (isShown()) void read();
  });
  scope.onEnd(unsubscribe);
};

/** A value that is read again. */
type Reloadable = Pick<Loadable<unknown>, 'state' | 'markStale'>;

/** Loads again what was loaded before pushes were missed for good. The values stay on screen meanwhile, and if that fails. */
export const reloadOnResync = (source: PushSource, values: readonly Reloadable[], load: () => unknown): void =>
  readOnResync(
    source,
    () => values.some(({ state }) => state !== 'idle'),
    () => {
      for (const value of values) value.markStale();
      return load();
    },
  );
