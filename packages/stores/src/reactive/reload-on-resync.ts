import { startTimer } from '@lounge/transport';
import type { PushSource } from '../ports.ts';
import type { Loadable } from './Loadable.ts';

/** A value that is read again. */
type Reloadable = Pick<Loadable<unknown>, 'state' | 'markStale' | 'isDue'>;

/**
 * Times between reads that fail while the connection stays ready, in milliseconds. A provider that rejects reads for now is
 * back within the first ones; after the last one, only the next connection says that reading may succeed.
 */
const retryAfterMs = [5_000, 15_000, 60_000];

/**
 * Loads again after missed pushes what was loaded, and what failed without a network; the value stays meanwhile. A failed load is repeated
 * when the connection is ready again, and a few times while it stays so.
 */
export const reloadOnResync = (
  source: PushSource,
  values: () => readonly Reloadable[],
  load: () => unknown,
  isShown = () => values().some(({ state }) => state !== 'idle'),
): void => {
  const { socket, scope } = source;
  let retries = 0;
  let isScheduled = false;
  let cancelRetry = (): void => undefined;
  const isDue = () => !scope.isEnded && socket.state === 'ready' && values().some((value) => value.isDue);
  const markStale = () => values().forEach((value) => value.markStale());
  const loadDue = async (): Promise<void> => {
    isScheduled = false;
    cancelRetry();
    if (!isDue()) return;
    markStale();
    await load();
    const delay = retryAfterMs[retries];
    if (!isDue() || delay === undefined) return;
    retries += 1;
    cancelRetry();
    cancelRetry = startTimer(source, delay, () => void loadDue());
  };
  const onReady = async (): Promise<void> => {
    retries = 0;
    isScheduled = true;
    // A loss of pushes is known right after the connection is ready: what is due for both reasons is loaded once.
    await Promise.resolve();
    if (isScheduled) await loadDue();
  };
  scope.onEnd(socket.onState((state) => void (state === 'ready' && onReady())));
  scope.onEnd(
    socket.onResync(() => {
      if (!isShown()) return;
      markStale();
      retries = 0;
      void loadDue();
    }),
  );
};
