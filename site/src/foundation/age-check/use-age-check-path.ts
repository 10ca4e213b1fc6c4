import { pathTo } from '@lounge/locale';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';

/** The parameter of the age check's page with the path that the guest came from, to which the check leads back. */
export const cameFrom = 'from';

/** Returns the address of the age check's page, with the way back to the page that the guest is on. */
export const useAgeCheckPath = (): string => {
  const { language, brand } = useApp().config;
  const { pathname, search } = useLocation();
  return `${pathTo('personal.age-check', language, { product: brand })}?${cameFrom}=${encodeURIComponent(pathname + search)}`;
};
