import type { PushSource } from '../ports.ts';

/** Runs `act` whenever a lost connection is ready again: pushes sent meanwhile were missed. */
export const onReconnect = ({ socket, scope }: PushSource, act: () => void): void => {
  let wasLost = false;
  scope.onEnd(
    socket.onState((state) => {
      const isBack = state === 'ready' && wasLost;
      wasLost = state === 'waiting' || (wasLost && state !== 'ready');
      if (isBack) act();
    }),
  );
};
