import { Breadcrumb } from '@lounge/kit/breadcrumb';
import { observer } from 'mobx-react-lite';
import { useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import type { RouteHandle } from '../../shared/head.ts';
import { BackToList } from './BackToList.tsx';
import { breadcrumbPageOf, useBreadcrumbs } from './breadcrumb-stores.ts';

/** On a phone the way back to the list takes the place of the steps. */
const Trail = styled.div.withConfig({ componentId: 'site-trail' })`
  display: flex;
  align-items: center;
  gap: 16px;
  > nav:not([data-part='back']) {
    flex: 1;
    min-width: 0;
  }
  @media (max-width: 767.98px) {
    > [data-part='back'] + nav {
      display: none;
    }
  }
`;

const Steps = observer(() => {
  const breadcrumbs = useBreadcrumbs();
  const app = useApp();
  const match = useMatches().at(-1);
  if (match?.loaderData === undefined) return null;
  const handle = match.handle as RouteHandle | undefined;
  const page = breadcrumbPageOf(handle?.key, match.params);
  if (page === null && handle?.trail === undefined) return null;
  const steps = page === null ? handle?.trail?.(app, match.params) : breadcrumbs.stepsOf(page);
  if (steps?.length === 0) return null;
  return <Breadcrumb steps={steps?.map(({ label, link }) => ({ label, href: link })) ?? null} />;
});

/**
 * The way back to the list that the page was opened from, and where the page is; no steps on home, on a page that failed, and where they
 * cannot be read.
 * @spec screen:shell.breadcrumb
 */
export const BreadcrumbConnected = () => (
  <Trail>
    <BackToList />
    <Steps />
  </Trail>
);
