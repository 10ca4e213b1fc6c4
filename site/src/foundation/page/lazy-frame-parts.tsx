import { LanguageMenu } from '@lounge/kit/language-menu';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import { languages } from '@lounge/locale';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { applyTheme } from '../../shared/apply-theme.ts';
import { inLanguage } from './in-language.ts';

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
