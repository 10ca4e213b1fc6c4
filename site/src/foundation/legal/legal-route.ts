import { alternates, productNames, type RouteKey } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../page/page-failure.ts';
import { HelpScreen } from './HelpScreen.tsx';
import { messages } from './Legal.messages.ts';
import type { LegalPageType } from './legal-pages.ts';
import { legalTextsOf } from './legal-stores.ts';
import { LegalScreen } from './LegalScreen.tsx';

type TextRoute = Extract<RouteKey, `legal.${string}` | 'help'>;

const handleOf = (key: TextRoute, title: MessageDescriptor): RouteHandle => ({
  head: ({ config }, _params, intl) => {
    const page = intl.formatMessage(title);
    const description = intl.formatMessage(messages.description, { page, brand: productNames[config.brand] });
    return { title: page, description, alternates: alternates(key) };
  },
});

/** Creates the route of a legal text. A text that cannot be read leaves the page, which offers another attempt. */
const textRoute =
  (key: TextRoute, type: LegalPageType, title: MessageDescriptor) =>
  ({ stores, config: { brand: product, language } }: App) => ({
    Component: () => createElement(LegalScreen, { type }),
    handle: handleOf(key, title),
    loader: async ({ params }: LoaderFunctionArgs) => {
      rejectUnknownLanguage(params);
      await legalTextsOf(stores)[type].load({ product, language });
      return null;
    },
  });

export const termsRoute = textRoute('legal.terms-of-service', 'TOS', messages.terms);
export const dataProtectionRoute = textRoute('legal.data-protection', 'PP', messages.dataProtection);
export const imprintRoute = textRoute('legal.imprint', 'IMP', messages.imprint);

/** Creates the route of the help page. */
export const helpRoute = () => ({
  Component: HelpScreen,
  handle: handleOf('help', messages.help),
  loader: ({ params }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    return null;
  },
});
