import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';

/** Whether the browser has no network; once it has one again, `read` is called. Call it in an observer. */
export const useReadsAgainOnline = (read: () => unknown): boolean => {
  const { browserOnline } = useTelemetry();
  const isOffline = useIsHydrated() && !browserOnline.isOnline;
  const wasOffline = useRef(false);
  const readAgain = useEffectEvent(() => void read());
  useEffect(() => {
    if (wasOffline.current && !isOffline) readAgain();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return isOffline;
};
