import { pathTo } from '@lounge/locale';
import { useLocation } from 'react-router-dom';
import { useApp } from './app-context.ts';
import type { PageConfig } from './page-config.ts';

/** The parameter of the age check's page with the path that the guest came from, to which the check leads back. */
export const cameFrom = 'from';

/** The parameter of a performer's page with the chat that the guest wants there, for which it asks. */
export const wantedParameter = 'chat';

/** Returns a path of this site without the chat that is wanted there: its page then asks for nothing. */
export const withoutWanted = (path: string): string => {
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const parameters = new URLSearchParams(search);
  parameters.delete(wantedParameter);
  return `${pathname}${parameters.size === 0 ? '' : `?${parameters}`}${hash}`;
};

/** The address of the age check's page, which leads back to a path of this site. */
export const ageCheckPathTo = (back: string, { language, brand }: Pick<PageConfig, 'language' | 'brand'>): string =>
  `${pathTo('personal.age-check', language, { product: brand })}?${cameFrom}=${encodeURIComponent(back)}`;

/** Returns the address of the age check's page, with the way back to the page that the guest is on. */
export const useAgeCheckPath = (): string => {
  const { config } = useApp();
  const { pathname, search } = useLocation();
  return ageCheckPathTo(pathname + search, config);
};
