import { Icon } from '@lounge/kit/icon';
import { check, coins, globeSimple, info, signOut } from '@lounge/kit/icons';
import { languages, type Language } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useId, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MobileMenu } from '@lounge/stores/engagement/menus';
import { useApp } from '../../shared/app-context.ts';
import { useGuestLinks } from '../../foundation/guest/use-guest-links.ts';
import { useLogOut } from '../../foundation/guest/use-log-out.ts';
import { inLanguage } from '../../foundation/page/in-language.ts';
import { messages } from './Menus.messages.ts';
import { Rows, RowsTitle } from './Sheet.tsx';
import { areaMessages, useAreas, type Area } from './use-areas.ts';

/** Props of the content of a sheet. */
export interface SheetContentProps {
  /** Called when a link is pressed. */
  onGo: (event: MouseEvent, href: string) => void;
  /** Called to open another menu in place of this one. */
  onOpen: (menu: MobileMenu) => void;
  /** Closes the menu, then acts. */
  onLeave: (act: () => void) => void;
}

const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

type LinkRow = Pick<Area, 'href' | 'label' | 'icon'> & { current?: boolean; count?: number | undefined };

const Row = ({ row, onGo }: { row: LinkRow } & Pick<SheetContentProps, 'onGo'>) => (
  <li>
    <a
      href={row.href}
      aria-current={row.current === true ? 'page' : undefined}
      onClick={(event) => onGo(event, row.href)}
    >
      <Icon path={row.icon} />
      {row.label}
      {row.count !== undefined && <span data-part="count">{row.count}</span>}
    </a>
  </li>
);

/** Every area that has a page, help, and the way to the languages. */
export const NavigationSheet = ({ onGo, onOpen }: SheetContentProps) => {
  const intl = useIntl();
  const id = useId();
  const { discover, yours, to } = useAreas();
  const { language } = useApp().config;
  return (
    <nav aria-label={intl.formatMessage(messages.navigation)}>
      <RowsTitle id={`${id}-discover`}>{intl.formatMessage(areaMessages.discover)}</RowsTitle>
      <Rows aria-labelledby={`${id}-discover`}>
        {discover.map((area) => (
          <Row key={area.href} row={area} onGo={onGo} />
        ))}
      </Rows>
      <RowsTitle id={`${id}-yours`}>{intl.formatMessage(areaMessages.yours)}</RowsTitle>
      <Rows aria-labelledby={`${id}-yours`}>
        {yours.map((area) => (
          <Row key={area.href} row={area} onGo={onGo} />
        ))}
      </Rows>
      <Rows data-foot="" aria-label={intl.formatMessage(areaMessages.help)}>
        <Row row={to('help', 'help', info)} onGo={onGo} />
        <li>
          <button type="button" onClick={() => onOpen('languageSelector')}>
            <Icon path={globeSimple} />
            <span className="kit-visually-hidden">{intl.formatMessage(messages.languageSelector)} </span>
            {nameOf(language)}
          </button>
        </li>
      </Rows>
    </nav>
  );
};

/** The guest's own pages with what waits there, and logging out. */
export const PersonalSheet = observer(({ onGo, onLeave }: SheetContentProps) => {
  const intl = useIntl();
  const { stores, parts } = useApp();
  const logOut = useLogOut();
  const rows = useGuestLinks(parts.guestBar?.unreadOf(stores) ?? 0);
  const { to } = useAreas();
  return (
    <Rows aria-label={intl.formatMessage(areaMessages.overview)}>
      {[...rows, to('coins', 'personal.coins', coins)].map((row) => (
        <Row key={row.href} row={row} onGo={onGo} />
      ))}
      <li>
        <button type="button" onClick={() => onLeave(logOut)}>
          <Icon path={signOut} />
          {intl.formatMessage(messages.logOut)}
        </button>
      </li>
    </Rows>
  );
});

/** This page in each language. */
export const LanguageSheet = ({ onLeave }: SheetContentProps) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { language: current } = useApp().config;
  return (
    <Rows aria-label={intl.formatMessage(messages.languageSelector)}>
      {languages.map((language) => {
        const href = inLanguage(pathname, search, language);
        return (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onLeave(() => location.assign(href));
              }}
            >
              {nameOf(language)}
              {language === current && <Icon path={check} size={16} />}
            </a>
          </li>
        );
      })}
    </Rows>
  );
};
