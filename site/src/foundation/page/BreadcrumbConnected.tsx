import { Breadcrumb } from '@lounge/kit/breadcrumb';
import { observer } from 'mobx-react-lite';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../shared/head.ts';
import { breadcrumbPageOf, useBreadcrumbs } from './breadcrumb-stores.ts';

/** Where the page is; nothing on home, on a page that failed, and where the steps cannot be read. @spec screen:shell.breadcrumb */
export const BreadcrumbConnected = observer(() => {
  const breadcrumbs = useBreadcrumbs();
  const match = useMatches().at(-1);
  const page =
    match?.loaderData === undefined
      ? null
      : breadcrumbPageOf((match.handle as RouteHandle | undefined)?.key, match.params);
  if (page === null) return null;
  const steps = breadcrumbs.stepsOf(page);
  if (steps?.length === 0) return null;
  return <Breadcrumb steps={steps?.map(({ label, link }) => ({ label, href: link })) ?? null} />;
});
