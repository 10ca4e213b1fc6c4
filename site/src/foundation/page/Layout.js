import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConsentRegion } from '../legal/ConsentRegion.js';
import { HeadSync } from './HeadSync.js';
import { OfflineNotice } from './OfflineNotice.js';
import { ScrollTarget } from './ScrollTarget.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteNavigation } from './SiteNavigation.js';
import { SkipLink } from './SkipLink.js';
const Frame = styled.div.withConfig({ componentId: 'site-frame' })`
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  > main {
    flex: 1 0 auto;
    outline: none;
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
const useOnPicture = () => useMatches().some(({ handle }) => handle?.onPicture === true);
/** What stands around every page: skip link, navigation, notices, consent, footer. @spec screen:shell.app-frame */
export const Layout = observer(({ children }) => {
  const onPicture = useOnPicture() && children === undefined;
  const navigation = useNavigation();
  return _jsxs(Frame, {
    'data-navigating': navigation.state === 'loading' || undefined,
    children: [
      _jsx(SkipLink, {}),
      _jsx('div', { 'data-part': 'progress', 'aria-hidden': 'true' }),
      _jsx(SiteNavigation, { onPicture: onPicture }),
      _jsx(OfflineNotice, {}),
      _jsx('main', { id: 'main', tabIndex: -1, children: children ?? _jsx(Outlet, {}) }),
      _jsx(SiteFooter, {}),
      _jsx(ConsentRegion, {}),
      _jsx(HeadSync, {}),
      _jsx(ScrollTarget, {}),
      _jsx(ScrollRestoration, {}),
    ],
  });
});
//# sourceMappingURL=Layout.js.map
