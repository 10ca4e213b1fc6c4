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

/** The pages of legal texts, and the help page. */
export const routes = {
  'legal.terms-of-service': textRoute('legal.terms-of-service', 'TOS'),
  'legal.data-protection': textRoute('legal.data-protection', 'PP'),
  'legal.general-terms': textRoute('legal.general-terms', 'GTC'),
  'legal.terms-of-use': textRoute('legal.terms-of-use', 'TOU'),
  'legal.imprint': textRoute('legal.imprint', 'IMP'),
  help: pageRoute('help', { screen: HelpScreen, head: headOf(messages.help) }),
};
