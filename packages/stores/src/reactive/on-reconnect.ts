import type { PushSource } from '../ports.ts';

/** Acts whenever the connection stands again after it was lost: what was pushed meanwhile was told to nobody here. */
export const onReconnect = ({ socket, scope }: PushSource, act: () => void): void => {
  let wasLost = false;
  scope.onEnd(
    socket.onState((state) => {
      const isRegained = state === 'ready' && wasLost;
      wasLost = state === 'waiting' || (wasLost && state !== 'ready');
      if (isRegained) act();
    }),
  );
};
