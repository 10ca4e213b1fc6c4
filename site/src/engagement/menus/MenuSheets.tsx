import type { Menus, MobileMenu } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { HelpSubMenu } from './HelpSubMenu.tsx';
import {
  LanguageSheet,
  NavigationSheet,
  NotificationSheet,
  PersonalSheet,
  type SheetContentProps,
} from './sheet-contents.tsx';
import { messages } from './Menus.messages.ts';
import { Sheet } from './Sheet.tsx';
import { areaMessages } from './use-areas.ts';
import { useSheetEntry } from './use-sheet-entry.ts';

const search = async () => ({
  default: (await import('../../content/global-search/SearchMenuConnected.tsx')).SearchMenuConnected,
});
const cameraFilter = async () => ({
  default: (await import('../../content/actor-search/CameraMenuConnected.tsx')).CameraMenuConnected,
});
const categoryFilter = async () => ({
  default: (await import('../../content/actor-search/CategoryMenuConnected.tsx')).CategoryMenuConnected,
});

const CameraMenu = lazy(cameraFilter);

const contents: Readonly<Record<MobileMenu, ComponentType<SheetContentProps>>> = {
  navigation: NavigationSheet,
  search: lazy(search),
  cameraFilter: ({ onLeave }) => <CameraMenu onClose={() => onLeave(() => undefined)} />,
  categoryFilter: lazy(categoryFilter),
  personalArea: PersonalSheet,
  notifications: NotificationSheet,
  languageSelector: LanguageSheet,
};

const loads: Partial<Record<MobileMenu, () => Promise<unknown>>> = { search, cameraFilter, categoryFilter };

/** Loads the code of a menu; where that fails, what opens it acts as it does without script. */
export const loadMenu = async (menu: MobileMenu): Promise<void> => {
  await loads[menu]?.();
};

const titles = { ...messages, personalArea: areaMessages.overview };

/** Closes the menus when the window becomes wide, and when another page is opened. A search within a menu stays on its page. */
const useClosing = (menus: Menus): void => {
  const { pathname } = useLocation();
  const { openMenu } = menus;
  const shown = useRef(pathname);
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    // The window has the address of a page before the page is shown.
    if (openMenu !== null) openedAt.current = window.location.pathname;
  }, [openMenu]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (openedAt.current !== pathname) menus.close();
  }, [menus, pathname]);
  useEffect(() => {
    const open = new AbortController();
    // oxlint-disable-next-line no-restricted-properties -- the signal ends it
    window.addEventListener('resize', () => menus.setWidth(window.innerWidth), { passive: true, signal: open.signal });
    return () => open.abort();
  }, [menus]);
};

/**
 * The open menu as a sheet over the page. A sub-menu that blocks lies above its content, which cannot be used meanwhile.
 * @spec screen:mobile-menu.navigation, screen:mobile-menu.personal-area, screen:mobile-menu.notifications
 * @spec screen:mobile-menu.language-selector, screen:mobile-menu.search
 * @spec screen:mobile-menu.camera-filter, screen:mobile-menu.category-filter
 * @deviates screen:mobile-menu.personal-area 2, screen:mobile-menu.notifications 2 docs/decisions/0140
 * @deviates screen:mobile-menu.language-selector 2, screen:mobile-menu.search 2 docs/decisions/0140
 * @deviates screen:mobile-menu.camera-filter 2, screen:mobile-menu.category-filter 2 docs/decisions/0140
 */
export const MenuSheets = observer(({ menus }: { menus: Menus }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const leave = useSheetEntry(menus);
  useClosing(menus);
  const { openMenu, isBlocked } = menus;
  if (openMenu === null) return null;
  const Content = contents[openMenu];
  const title = intl.formatMessage(isBlocked ? areaMessages.help : titles[openMenu]);
  return (
    <Sheet
      key="sheet"
      title={title}
      close={intl.formatMessage(messages.close)}
      onClose={() => leave()}
      {...(isBlocked && { back: intl.formatMessage(messages.back), onBack: menus.closeTop })}
      onGo={(href) => leave(() => void navigate(href))}
    >
      <div data-part="menu" inert={isBlocked} hidden={isBlocked}>
        {/* Its own, as a sheet that is hidden meanwhile would close. */}
        <Suspense fallback={null}>
          <Content menus={menus} onLeave={leave} />
        </Suspense>
      </div>
      {isBlocked && <HelpSubMenu />}
    </Sheet>
  );
});
