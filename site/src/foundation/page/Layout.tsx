import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '../../app/head.ts';
import { useApp } from '../../app/app-context.ts';
import { HeadSync } from './HeadSync.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollMemory } from './ScrollMemory.tsx';
import { ScrollTarget } from './ScrollTarget.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavigation } from './SiteNavigation.tsx';
import { SkipLink } from './SkipLink.tsx';

const Frame = styled.div.withConfig({ componentId: 'site-frame' })`
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  position: relative;
  > [data-part='bar'][data-on-picture] {
    position: absolute;
    inset: 0 0 auto;
    z-index: var(--kit-z-sticky);
  }
  > main {
    flex: 1 0 auto;
    width: 100%;
    outline: none;
  }
  > [data-part='foot'] {
    width: 100%;
  }
  > [data-part='progress'] {
    position: fixed;
    inset: 0 0 auto;
    height: 2px;
    z-index: var(--kit-z-toast);
    background: var(--kit-accent);
    transform-origin: left;
    transform: scaleX(0);
    opacity: 0;
  }
  &[data-navigating] > [data-part='progress'] {
    opacity: 1;
    transform: scaleX(0.8);
    transition:
      transform 2s cubic-bezier(0, 0.6, 0.2, 1) 150ms,
      opacity 120ms linear 150ms;
  }
`;

/** Whether the page on show has the navigation bar on its picture. */
const useOnPicture = (): boolean =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.onPicture === true);

/** What stands around every page: skip link, navigation, notices, consent, footer. @spec screen:shell.app-frame */
export const Layout = observer(({ children }: { children?: ReactNode }) => {
  const onPicture = useOnPicture() && children === undefined;
  const navigation = useNavigation();
  const { Consent } = useApp().parts;
  return (
    <Frame data-navigating={navigation.state === 'loading' || undefined}>
      <SkipLink />
      <div data-part="progress" aria-hidden="true" />
      <div data-part="bar" data-on-picture={onPicture || undefined}>
        <SiteNavigation onPicture={onPicture} />
      </div>
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <div data-part="foot">
        <SiteFooter />
      </div>
      {Consent !== null && <Consent />}
      <HeadSync />
      <ScrollTarget />
      <ScrollMemory />
    </Frame>
  );
});
