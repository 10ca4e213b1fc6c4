import { Footer as KitFooter } from '@lounge/kit/footer';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import { languages, pathTo } from '@lounge/locale';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { applyTheme } from '../../shared/apply-theme.ts';
import { messages as footerMessages } from './Footer.messages.ts';
import { inLanguage } from './in-language.ts';
import { messages } from './Notice.messages.ts';

export { BreadcrumbConnected as Breadcrumb } from './BreadcrumbConnected.tsx';

/** The language menu: a link to this page in each language. */
export const Language = () => {
  const { pathname, search } = useLocation();
  return (
    <LanguageMenu
      choices={languages.map((language) => ({ language, href: inLanguage(pathname, search, language) }))}
      onChoose={({ event, href }) => {
        event.preventDefault();
        location.assign(href);
      }}
    />
  );
};

/** The theme switch: a form that works without script. */
export const Theme = () => {
  const { config, setPreferenceCookie } = useApp();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useState(config.theme);
  return (
    <ThemeSwitch
      theme={theme}
      action="/choices/theme"
      fields={[{ name: 'return', value: pathname + search }]}
      onChange={(choice) => {
        setTheme(choice.theme);
        applyTheme(choice.theme);
        setPreferenceCookie('theme', choice.theme);
      }}
    />
  );
};

/** The footer: ticket shows, the best-rated performers, help, legal texts, and where the choice about cookies is changed. @spec component:Footer */
export const Footer = () => {
  const intl = useIntl();
  const { config } = useApp();
  const { language } = config;
  const link = (key: keyof typeof footerMessages, href: string) => ({
    href,
    label: intl.formatMessage(footerMessages[key]),
  });
  const dataProtection = pathTo('legal.data-protection', language);
  const links = [
    link('ticketShows', pathTo('cams.shows', language)),
    link('highOnRose', pathTo('high-on-rose', language)),
    link('help', pathTo('help', language)),
    link('terms', pathTo('legal.terms-of-service', language)),
    link('dataProtection', dataProtection),
    link('cookies', `${dataProtection}?scrollTo=cookies`),
    link('imprint', pathTo('legal.imprint', language)),
  ];
  return <KitFooter links={links} note={intl.formatMessage(messages.adults)} />;
};
