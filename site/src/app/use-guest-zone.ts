import { startTransition, useEffect, useState } from 'react';
import type { App } from '../shared/app-context.ts';
import { renderedPartsLoaded } from '../shared/lazy-or-server-rendered.ts';
import { whenIdle } from './when-idle.ts';

/** The zone of the times of a page: first that of the server's markup, then the guest's own, which the next page has from its start. */
export const useGuestZone = ({ config: { timeZone: ofPage, now }, ownZone, setPreferenceCookie }: App): string => {
  const [zone, setZone] = useState(ofPage);
  useEffect(() => {
    if (ownZone === null) return undefined;
    let isOver = false;
    const compare = async (): Promise<void> => {
      const own = ownZone();
      if (own === ofPage) return;
      // Most visitors have the page's zone, so that the first load does without the comparison.
      const shown = (await import('./own-zone.ts')).zoneFor(own, now, ofPage);
      if (shown === ofPage || isOver) return;
      setPreferenceCookie('time-zone', shown);
      startTransition(() => setZone(shown));
    };
    // Once all parts are hydrated: for each that is not, React begins the change again.
    void renderedPartsLoaded().then(() => whenIdle(() => !isOver && void compare()));
    return () => void (isOver = true);
  }, [ofPage, now, ownZone, setPreferenceCookie]);
  return zone;
};
