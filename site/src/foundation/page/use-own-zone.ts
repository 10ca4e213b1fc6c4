import { timeZone } from '@lounge/locale';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone where the guest is; Berlin's on the server, which does not know it. */
export const useOwnZone = (): string => useSyncExternalStore(subscribe, ownZone, () => timeZone);

/** The place that a time zone is named after: "New York" of "America/New_York". */
export const placeOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
