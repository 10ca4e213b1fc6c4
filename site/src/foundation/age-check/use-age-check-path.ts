import { pathTo } from '@lounge/locale';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import type { PageConfig } from '../../app/page-config.ts';

/** The parameter of the age check's page with the path that the guest came from, to which the check leads back. */
export const cameFrom = 'from';

/** The address of the age check's page, which leads back to a path of this site. */
export const ageCheckPathTo = (back: string, { language, brand }: Pick<PageConfig, 'language' | 'brand'>): string =>
  `${pathTo('personal.age-check', language, { product: brand })}?${cameFrom}=${encodeURIComponent(back)}`;

/** Returns the address of the age check's page, with the way back to the page that the guest is on. */
export const useAgeCheckPath = (): string => {
  const { config } = useApp();
  const { pathname, search } = useLocation();
  return ageCheckPathTo(pathname + search, config);
};
