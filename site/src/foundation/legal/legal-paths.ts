import { pathTo, type Language, type RouteKey } from '@lounge/locale';

const routes = {
  TOS: 'legal.terms-of-service',
  GTC: 'legal.general-terms',
  TOU: 'legal.terms-of-use',
  PP: 'legal.data-protection',
  IMP: 'legal.imprint',
} as const satisfies Record<string, RouteKey>;

/** A legal text that has a page. */
export type LegalPageType = keyof typeof routes;

/** The kinds of legal text, in the order of their pages. */
export const legalPageTypes = Object.keys(routes) as readonly LegalPageType[];

/** The path of the page of a legal text. */
export const legalPath = (type: LegalPageType, language: Language): string => pathTo(routes[type], language);
