import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '../shared/head.ts';
import { useApp } from '../shared/app-context.ts';
import { PaymentDialogSlot } from '../foundation/wallet/PaymentDialogSlot.tsx';
import { messages } from '../foundation/page/Page.messages.ts';
import { ScrollMemory } from '../foundation/page/ScrollMemory.tsx';
import { SiteNavigation } from '../engagement/menus/SiteNavigation.tsx';
import { SkipLink } from '../foundation/page/SkipLink.tsx';
import {
  BreadcrumbSlot,
  ConsentSlot,
  FooterSlot,
  IncentiveSlot,
  LazyFrameSlot,
} from '../foundation/page/lazy-slots.tsx';
import { layoutStyles } from './Layout.styles.ts';

const Frame = styled.div.withConfig({ componentId: 'site-frame' })`
  ${layoutStyles}
`;

/** Returns how the current page stands in its frame: whether the navigation bar overlays its picture, and whether it fills the window. */
const useLook = (): { onPicture: boolean; fills: boolean } => {
  const app = useApp();
  // A loader of ours returns null; one that threw has left nothing, and its page failed.
  const loaded = useMatches().filter(({ loaderData }) => loaderData !== undefined);
  const handles = loaded.map(({ handle, params }) => ({ ...(handle as RouteHandle | undefined), params }));
  return {
    onPicture: handles.some(({ onPicture = false, params }) =>
      typeof onPicture === 'function' ? onPicture(app, params) : onPicture,
    ),
    fills: handles.some(({ fills = false }) => fills),
  };
};

/** Above the page, or below one whose picture begins at the top. */
const trail = (
  <div data-part="trail">
    <BreadcrumbSlot />
  </div>
);

/**
 * The frame of every page: skip link, navigation, notices, consent, footer.
 * @spec screen:shell.app-frame
 */
export const Layout = observer(({ children }: { children?: ReactNode }) => {
  const intl = useIntl();
  const look = useLook();
  const onPicture = look.onPicture && children === undefined;
  const navigation = useNavigation();
  const { guestBar } = useApp().parts;
  return (
    <Frame
      data-navigating={navigation.state === 'loading' || undefined}
      data-fills={(look.fills && children === undefined) || undefined}
    >
      <SkipLink />
      <noscript>
        <p>{intl.formatMessage(messages.noScript)}</p>
      </noscript>
      <div data-part="progress" aria-hidden="true" />
      <div data-part="bar" data-on-picture={onPicture || undefined}>
        <SiteNavigation onPicture={onPicture} />
        {guestBar !== null && <guestBar.StatusBar />}
      </div>
      {guestBar !== null && (
        <div data-part="floating">
          <guestBar.FloatingSlot />
        </div>
      )}
      {!onPicture && <IncentiveSlot region="top" />}
      {children === undefined && !onPicture && trail}
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {onPicture && trail}
      <IncentiveSlot region="content" />
      <div data-part="foot">
        <FooterSlot />
      </div>
      <ConsentSlot />
      <PaymentDialogSlot />
      <LazyFrameSlot />
      <ScrollMemory />
    </Frame>
  );
});
