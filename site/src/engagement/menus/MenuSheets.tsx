import type { Menus, MobileMenu } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { LanguageSheet, NavigationSheet, PersonalSheet, type SheetContentProps } from './sheet-contents.tsx';
import { messages } from './Menus.messages.ts';
import { Sheet } from './Sheet.tsx';
import { areaMessages } from './use-areas.ts';
import { useSheetEntry } from './use-sheet-entry.ts';

/** The menus that have content; the others await theirs. */
const contents: Partial<Record<MobileMenu, (props: SheetContentProps) => React.ReactNode>> = {
  navigation: NavigationSheet,
  personalArea: PersonalSheet,
  languageSelector: LanguageSheet,
};

const titles = { ...messages, personalArea: areaMessages.overview };

/** Closes the menus when the window becomes wide, and when the page changes in another way. */
const useClosing = (menus: Menus): void => {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) menus.close();
  }, [menus, key]);
  useEffect(() => {
    const open = new AbortController();
    // oxlint-disable-next-line no-restricted-properties -- the signal ends it
    window.addEventListener('resize', () => menus.setWidth(window.innerWidth), { passive: true, signal: open.signal });
    return () => open.abort();
  }, [menus]);
};

/**
 * The open menu as a sheet over the page.
 * @spec screen:mobile-menu.navigation, screen:mobile-menu.personal-area, screen:mobile-menu.language-selector
 */
export const MenuSheets = observer(({ menus }: { menus: Menus }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const leave = useSheetEntry(menus);
  useClosing(menus);
  const { openMenu } = menus;
  const Content = openMenu === null ? undefined : contents[openMenu];
  if (Content === undefined) return null;
  return (
    <Sheet
      key="sheet"
      title={intl.formatMessage(titles[openMenu as keyof typeof titles])}
      close={intl.formatMessage(messages.close)}
      onClose={() => leave()}
    >
      <Content
        onGo={(event, href) => {
          event.preventDefault();
          leave(() => void navigate(href));
        }}
        onOpen={menus.open}
        onLeave={leave}
      />
    </Sheet>
  );
});
