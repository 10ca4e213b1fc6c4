import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../shared/head.ts';
import { followVisibility } from '../../shared/follow-visibility.ts';
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
  useEffect(() => followVisibility(() => (document.hidden ? visits.hide() : visits.show())), [visits]);
  return null;
};
