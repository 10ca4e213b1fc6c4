import { startTransition, useEffect, useState } from 'react';
import type { App } from '../shared/app-context.ts';

/** The zone of the times of a page: first that of the server's markup, then the guest's own, which the next page has from its start. */
export const useGuestZone = ({ config: { timeZone: ofPage, now }, ownZone, setPreferenceCookie }: App): string => {
  const [zone, setZone] = useState(ofPage);
  useEffect(() => {
    if (ownZone === null || ownZone === ofPage) return;
    // Most visitors have the page's zone, so that the first load does without the comparison.
    void import('./own-zone.ts').then(({ zoneFor }) => {
      const own = zoneFor(ownZone, now, ofPage);
      if (own === ofPage) return;
      setPreferenceCookie('time-zone', own);
      // Parts that are not hydrated yet would be rendered anew otherwise.
      startTransition(() => setZone(own));
    });
  }, [ofPage, now, ownZone, setPreferenceCookie]);
  return zone;
};
