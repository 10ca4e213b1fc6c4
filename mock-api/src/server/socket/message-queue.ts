import type { WebSocket } from 'ws';

/** While this many messages of a connection wait, nothing more is read from it. */
const maxWaiting = 64;

/**
 * Returns a function that handles the messages of a connection one after another, in order. While too many wait, the connection is paused,
 * so that TCP slows a fast sender down. `handle` must not reject.
 */
export const messageQueue = (
  socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>,
): ((handle: () => Promise<void>) => void) => {
  let waiting = 0;
  let last = Promise.resolve();
  const handleNext = async (handle: () => Promise<void>): Promise<void> => {
    await handle();
    waiting -= 1;
    if (socket.isPaused && waiting < maxWaiting) socket.resume();
  };
  return (handle) => {
    waiting += 1;
    if (waiting >= maxWaiting) socket.pause();
    last = last.then(() => handleNext(handle));
  };
};
