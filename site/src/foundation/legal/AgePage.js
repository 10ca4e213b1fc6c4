import { jsx as _jsx } from 'react/jsx-runtime';
import { AgeGate } from '@lounge/kit/age-gate';
import { KitProvider } from '@lounge/kit/kit-provider';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { StatePanel } from '@lounge/kit/state-panel';
import { languages, timeZone } from '@lounge/locale';
import { IntlProvider, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages as page } from '../page/Page.messages.js';
const Room = styled.main.withConfig({ componentId: 'site-age' })`
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: var(--kit-space-6) var(--kit-space-4);
`;
const Providers = ({ app, messages, children }) =>
  _jsx(IntlProvider, {
    locale: app.config.language,
    messages: messages,
    timeZone: timeZone,
    children: _jsx(KitProvider, {
      brand: app.config.brand,
      language: app.config.language,
      theme: app.config.theme,
      scope: 'document',
      children: _jsx(Room, { children: children }),
    }),
  });
/** Asks for the visitor's age before anything is shown: no performer, no picture, no script needed. */
export const AgePage = ({ app, messages, to }) =>
  _jsx(Providers, {
    app,
    messages,
    children: _jsx(AgeGate, {
      action: '/choices/age',
      fields: [{ name: 'return', value: to }],
      children: _jsx(LanguageMenu, {
        'data-up': '',
        choices: languages.map((language) => ({ language, href: to.replace(/^\/[a-z]{2}(?=\/)/, `/${language}`) })),
      }),
    }),
  });
const Left = () => {
  const intl = useIntl();
  return _jsx(StatePanel, {
    kind: 'empty',
    level: 1,
    title: intl.formatMessage(page.leftTitle),
    text: intl.formatMessage(page.leftText),
  });
};
/** What is shown to who left. */
export const LeftPage = ({ app, messages }) => _jsx(Providers, { app, messages, children: _jsx(Left, {}) });
//# sourceMappingURL=AgePage.js.map
