import { affiliateCookie, affiliateInCookie, cookieSeconds, storedItems, type Affiliate } from '@lounge/locale';
import { documentCookies } from '../../shared/document-cookies.ts';

const { name } = storedItems.affiliate;

/** The affiliate that this device keeps; null without one. */
export const storedAffiliate = (jar = documentCookies): Affiliate | null => {
  const found = jar.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found === undefined ? null : affiliateInCookie(found.slice(name.length + 1));
};

/** Keeps an affiliate on this device for a month. */
export const keepAffiliate = (affiliate: Affiliate, jar = documentCookies): void => {
  jar.cookie = `${name}=${affiliateCookie(affiliate)}; path=/; max-age=${cookieSeconds(name)}; samesite=lax; secure`;
};
