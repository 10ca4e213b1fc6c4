import { Menus, type MobileMenu } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { TabBarConnected } from '../../foundation/page/TabBarConnected.tsx';

const load = () => import('./MenuSheets.tsx');

const MenuSheets = lazy(async () => ({ default: (await load()).MenuSheets }));

/**
 * The places of the site on a phone, and the menus that they open. Their code is loaded by the first press; if it does not load, the link
 * is followed, as without script.
 * @spec component:MobileMenu, state:menus
 */
export const MenusConnected = observer(() => {
  // Only a press needs the width.
  const [menus] = useState(() => new Menus(0));
  const open = (menu: MobileMenu, event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    menus.setWidth(window.innerWidth);
    load().then(
      () => menus.open(menu),
      () => location.assign(href),
    );
  };
  return (
    <>
      <TabBarConnected onMenu={(menu, { event }) => open(menu, event)} />
      <Suspense fallback={null}>{menus.isBodyFixed && <MenuSheets menus={menus} />}</Suspense>
    </>
  );
});
