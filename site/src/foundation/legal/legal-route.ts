import { type RouteKey } from '@lounge/locale';
import { createElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { pageRoute, type PageOptions } from '../../shared/page-route.ts';
import { HelpScreen } from './HelpScreen.tsx';
import { messages } from './Legal.messages.ts';
import { titleOf } from './legal-pages.ts';
import type { LegalPageType } from './legal-paths.ts';
import { legalTextsOf } from './legal-stores.ts';
import { LegalScreen } from './LegalScreen.tsx';

const headOf =
  (title: MessageDescriptor): PageOptions['head'] =>
  ({ config }, _params, intl) => {
    const page = intl.formatMessage(title);
    return {
      title: page,
      description: intl.formatMessage(messages.description, { page, brand: config.marks.productName }),
    };
  };

/** The page of a legal text. */
const textRoute = (key: RouteKey, type: LegalPageType) =>
  pageRoute(key, {
    screen: () => createElement(LegalScreen, { type }),
    head: headOf(titleOf[type]),
    load: async ({ stores, config: { wireBrand: product, language } }) => {
      await legalTextsOf(stores)[type].load({ product, language });
    },
  });

export const termsRoute = textRoute('legal.terms-of-service', 'TOS');
export const dataProtectionRoute = textRoute('legal.data-protection', 'PP');
export const generalTermsRoute = textRoute('legal.general-terms', 'GTC');
export const termsOfUseRoute = textRoute('legal.terms-of-use', 'TOU');
export const imprintRoute = textRoute('legal.imprint', 'IMP');

/** The help page. */
export const helpRoute = pageRoute('help', { screen: HelpScreen, head: headOf(messages.help) });
