import { formatTime } from '@lounge/locale';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

const ownTime = (instant: string): string => {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The time of day where the guest is, if it differs from Berlin's; null otherwise, and on the server. */
export const useOwnTime = (instant: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (ownTime(instant) === formatTime(instant) ? null : ownTime(instant)),
    () => null,
  );
