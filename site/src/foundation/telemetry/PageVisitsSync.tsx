import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../shared/head.ts';
import { usePageVisits } from './telemetry-stores.ts';

/** Counts how long each page is seen. A hidden page may be closed without another event. @spec feature:shell.tracking */
export const PageVisitsSync = () => {
  const visits = usePageVisits();
  const match = useMatches().at(-1);
  const page = (match?.handle as RouteHandle | undefined)?.key;
  const pathname = match?.pathname;
  useEffect(() => {
    if (page !== undefined) visits.open(page, document.hidden);
  }, [visits, page, pathname]);
  useEffect(() => {
    const listening = new AbortController();
    const follow = (): void => (document.hidden ? visits.hide() : visits.show());
    // The listener lives as long as the page's frame; the signal removes it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('visibilitychange', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [visits]);
  return null;
};
