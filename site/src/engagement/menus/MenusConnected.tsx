import { isMobileMenu, mobileBelowPx, Menus, type MobileMenu } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { TabBarConnected } from '../../foundation/page/TabBarConnected.tsx';

const load = () => import('./MenuSheets.tsx');

const MenuSheets = lazy(async () => ({ default: (await load()).MenuSheets }));

/** The menu that a pressed element names with `data-menu`, and that element. */
const menuAt = (target: EventTarget | null): { readonly menu: MobileMenu; readonly opener: HTMLElement } | null => {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null;
  const menu = opener?.dataset['menu'];
  return opener !== null && isMobileMenu(menu) ? { menu, opener } : null;
};

/**
 * The places of the site on a phone, and its menus. An element with `data-menu` opens one; in a wide window, without script, and without the
 * menu's code it acts by itself.
 * @spec component:MobileMenu, state:menus
 */
export const MenusConnected = observer(() => {
  // Only a press needs the width.
  const [menus] = useState(() => new Menus(0));
  const open = useEffectEvent((menu: MobileMenu, follow: () => void): void => {
    menus.setWidth(window.innerWidth);
    load()
      .then(({ loadMenu }) => loadMenu(menu))
      .then(() => menus.open(menu), follow);
  });
  useEffect(() => {
    const listening = new AbortController();
    let isFollowing = false;
    const onClick = (event: MouseEvent): void => {
      const found = menuAt(event.target);
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (found === null || isModified || isFollowing || window.innerWidth >= mobileBelowPx) return;
      event.preventDefault();
      event.stopPropagation();
      const { opener, menu } = found;
      open(menu, () => {
        if (opener instanceof HTMLAnchorElement) return location.assign(opener.href);
        isFollowing = true;
        opener.click();
        isFollowing = false;
      });
    };
    // Before the links of the router, and only while this part is there: the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('click', onClick, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <TabBarConnected />
      <Suspense fallback={null}>{menus.isBodyFixed && <MenuSheets menus={menus} />}</Suspense>
    </>
  );
});
