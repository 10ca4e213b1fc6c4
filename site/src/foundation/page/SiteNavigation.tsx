import { LanguageMenu } from '@lounge/kit/language-menu';
import { NavigationBar } from '@lounge/kit/navigation-bar';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import { languages, pathTo, type Language } from '@lounge/locale';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Page.messages.ts';

/** The address of this page in another language: the first segment is always the language. */
const inLanguage = (pathname: string, search: string, language: Language): string =>
  `${pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${language}`)}${search}`;

/** The navigation bar: what leads somewhere, language, theme. */
export const SiteNavigation = ({ onPicture }: { onPicture: boolean }) => {
  const { config, remember } = useApp();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useState(config.theme);
  const intl = useIntl();
  const home = pathTo('home', config.language);
  const choices = languages.map((language) => ({ language, href: inLanguage(pathname, search, language) }));
  return (
    <NavigationBar
      home={home}
      onPicture={onPicture}
      links={[{ href: `${home}?scrollTo=live`, label: intl.formatMessage(messages.live) }]}
      language={
        <LanguageMenu
          choices={choices}
          onChoose={({ event, href }) => {
            event.preventDefault();
            location.assign(href);
          }}
        />
      }
      theme={
        <ThemeSwitch
          theme={theme}
          action="/choices/theme"
          fields={[{ name: 'return', value: pathname + search }]}
          onChange={(choice) => {
            setTheme(choice.theme);
            document.documentElement.dataset['theme'] = choice.theme;
            remember('theme', choice.theme);
          }}
        />
      }
    />
  );
};
