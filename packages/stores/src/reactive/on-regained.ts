import type { Ears } from '../ports.ts';

/** Acts whenever the connection stands again after it was lost: what was pushed meanwhile was told to nobody here. */
export const onRegained = ({ socket, scope }: Ears, act: () => void): void => {
  let wasLost = false;
  scope.hold(
    socket.onState((state) => {
      const isRegained = state === 'ready' && wasLost;
      wasLost = state === 'waiting' || (wasLost && state !== 'ready');
      if (isRegained) act();
    }),
  );
};
