import { cookieSeconds, storedItems } from '@lounge/locale';
import type { BlockedGroups } from '@lounge/stores/foundation/conversion';
import type { CookieJar } from '../../shared/document-cookies.ts';

/** The cookie of the groups of offers that the visitor closed on this device. */
const { name } = storedItems.incentives;
const keptMs = cookieSeconds(name) * 1000;

/** Each group with the second until which it stays away, as `vip.1768300000`; anything else in the cookie is left out. */
const groupsIn = (cookie: string, now: number): ReadonlyMap<string, number> => {
  const value = cookie.split('; ').find((each) => each.startsWith(`${name}=`)) ?? '';
  const groups = new Map<string, number>();
  for (const [, group = '', seconds = ''] of value.slice(name.length + 1).matchAll(/([\w-]+)\.(\d+)/g)) {
    const until = Number(seconds) * 1000;
    // A time that is further away was not written by this code, or by a clock that was wrong.
    if (until > now && until <= now + keptMs) groups.set(group, until);
  }
  return groups;
};

/**
 * The groups of offers that the visitor closed, in a cookie of 30 days. Where cookies are off or full they stay away for as long as the page.
 * @spec rule:incentive-cookie, constant:cookie.blockedIncentiveGroup
 */
export const blockedGroups = (jar: CookieJar, now: () => number): BlockedGroups => {
  const onThisPage = new Set<string>();
  const stored = (): ReadonlyMap<string, number> => {
    try {
      return groupsIn(jar.cookie, now());
    } catch {
      return new Map();
    }
  };
  return {
    has: (group) => onThisPage.has(group) || stored().has(group),
    add: (group) => {
      onThisPage.add(group);
      const groups = new Map(stored()).set(group, now() + keptMs);
      const value = [...groups].map(([each, until]) => `${each}.${Math.floor(until / 1000)}`).join('~');
      try {
        jar.cookie = `${name}=${value}; path=/; max-age=${cookieSeconds(name)}; samesite=lax; secure`;
      } catch {
        // It then stays away as long as the page.
      }
    },
  };
};
