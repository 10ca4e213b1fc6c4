import { NavigationBarState } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, type App } from '../../shared/app-context.ts';

/** Follows scrolling and full screen. Returns the function that ends it; the page's end does too. */
const follow = (bar: NavigationBarState, { navigationBar, stores }: App): (() => void) => {
  const scope = stores.scope.child();
  const { signal } = scope;
  const top = () => window.scrollY;
  const onScroll = () => {
    navigationBar.set({ isSolid: top() > 0 });
    bar.scroll(top);
  };
  const onFullScreen = () => bar.setHidden('fullScreen', document.fullscreenElement !== null);
  onScroll();
  /* oxlint-disable no-restricted-properties -- the scope's signal ends them */
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  document.addEventListener('fullscreenchange', onFullScreen, { signal });
  /* oxlint-enable no-restricted-properties */
  return () => scope.end();
};

/**
 * Hides and shows the bar at the top as the page moves; each page keeps what hid it.
 * @spec component:Navbar, feature:shell.navbar-hide
 */
export const NavigationBarSync = observer(() => {
  const app = useApp();
  const { navigationBar, stores } = app;
  const { pathname } = useLocation();
  const [bar] = useState(() => new NavigationBarState({ clock: stores.context.clock, scope: stores.scope }));
  const last = useRef(pathname);
  const { isHidden } = bar;
  const { isChatRunning } = navigationBar;
  useEffect(() => follow(bar, app), [bar, app]);
  useEffect(() => bar.setHidden('chat', isChatRunning), [bar, isChatRunning]);
  useEffect(() => navigationBar.set({ isHidden }), [navigationBar, isHidden]);
  useEffect(() => {
    if (last.current === pathname) return;
    bar.store(last.current);
    // The page's place was restored before, so that the bar's begins there.
    bar.restore(pathname, window.scrollY);
    last.current = pathname;
  }, [bar, pathname]);
  return null;
});
