import { Icon } from '@lounge/kit/icon';
import { caretDown, caretRight, check, globeSimple, info } from '@lounge/kit/icons';
import { languages, type Language } from '@lounge/locale';
import type { Menus } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { PersonalNavigation } from '../../foundation/guest/PersonalNavigation.tsx';
import { inLanguage } from '../../foundation/page/in-language.ts';
import { messages } from './Menus.messages.ts';
import { Rows, RowsTitle } from './Sheet.tsx';
import { areaMessages, useAreas, type Area } from './use-areas.ts';

/** Props of the content of a sheet, whose links close it by themselves. */
export interface SheetContentProps {
  menus: Menus;
  /** Closes the menu, then acts. */
  onLeave: (act: () => void) => void;
}

const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** A row that is a link. */
export const Row = ({ row }: { row: Area }) => (
  <li>
    <a href={row.href} aria-current={row.current ? 'page' : undefined}>
      {row.icon !== '' && <Icon path={row.icon} />}
      {row.label}
    </a>
  </li>
);

/** The guest's pages, opened in their place: a sub-menu that leaves the others usable. */
const YoursRow = observer(({ menus }: Pick<SheetContentProps, 'menus'>) => {
  const intl = useIntl();
  const id = useId();
  const { yours } = useAreas();
  const isOpen = menus.subMenus.some(({ name }) => name === 'yours');
  const toggle = () =>
    isOpen ? menus.closeTop() : menus.openSubMenu({ name: 'yours', blocking: false, data: { count: yours.length } });
  return (
    <>
      <Rows>
        <li>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {intl.formatMessage(areaMessages.yours)}
            <Icon path={caretDown} size={18} data-end="" />
          </button>
        </li>
      </Rows>
      {isOpen && (
        <Rows id={id} data-inner="" aria-label={intl.formatMessage(areaMessages.yours)}>
          {yours.map((area) => (
            <Row key={area.href} row={area} />
          ))}
        </Rows>
      )}
    </>
  );
});

/** Every area that has a page, the guest's pages, help, and the way to the languages. */
export const NavigationSheet = ({ menus }: SheetContentProps) => {
  const intl = useIntl();
  const id = useId();
  const { discover, performers } = useAreas();
  const { language } = useApp().config;
  const help = intl.formatMessage(areaMessages.help);
  return (
    <nav aria-label={intl.formatMessage(messages.navigation)}>
      <RowsTitle id={`${id}-discover`}>{intl.formatMessage(areaMessages.discover)}</RowsTitle>
      <Rows aria-labelledby={`${id}-discover`}>
        {discover.map((area) => (
          <Row key={area.href} row={area} />
        ))}
      </Rows>
      <RowsTitle id={`${id}-performers`}>{intl.formatMessage(areaMessages.performers)}</RowsTitle>
      <Rows aria-labelledby={`${id}-performers`}>
        {performers.map((area) => (
          <Row key={area.href} row={area} />
        ))}
      </Rows>
      <YoursRow menus={menus} />
      <Rows data-foot="" aria-label={help}>
        <li>
          <button
            type="button"
            aria-haspopup="true"
            onClick={() => menus.openSubMenu({ name: 'help', blocking: true, data: { title: help } })}
          >
            <Icon path={info} />
            {help}
            <Icon path={caretRight} size={18} data-end="" data-mirror="" />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => menus.open('languageSelector')}>
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
export const PersonalSheet = () => <PersonalNavigation form="list" />;

/** The bell's list. */
export const NotificationSheet = () => {
  const { guestBar } = useApp().parts;
  return guestBar && <guestBar.Notifications />;
};

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
              data-document=""
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
