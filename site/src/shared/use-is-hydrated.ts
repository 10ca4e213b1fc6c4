import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has taken over the server's markup of a part. What a store has learned since then is rendered afterwards: a part
 * whose code loads later would differ from its markup otherwise.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
