import { jsx as _jsx } from 'react/jsx-runtime';
import { KitProvider } from '@lounge/kit/kit-provider';
import { timeZone } from '@lounge/locale';
import { IntlProvider } from 'react-intl';
import { Link } from 'react-router-dom';
import { AppContext } from './StoresContext.js';
const ownPath = /^\/(de|en|nl|es)\//;
/** Links of the site go through the router, others through the browser. */
const SiteLink = ({ href = '', ...rest }) =>
  ownPath.test(href) ? _jsx(Link, { to: href, ...rest }) : _jsx('a', { href: href, ...rest });
const raise = (error) => {
  throw error;
};
const stay = () => undefined;
/** What stands around every page: texts, brand, stores. */
export const AppRoot = ({ app, messages, children }) => {
  const { brand, language, theme, strict } = app.config;
  return _jsx(AppContext, {
    value: app,
    children: _jsx(IntlProvider, {
      locale: language,
      messages: messages,
      timeZone: timeZone,
      onError: strict ? raise : stay,
      children: _jsx(KitProvider, {
        brand,
        language,
        theme,
        scope: 'document',
        linkComponent: SiteLink,
        children: children,
      }),
    }),
  });
};
//# sourceMappingURL=AppRoot.js.map
