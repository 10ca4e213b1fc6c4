import { cookieSeconds, storedItems } from '@lounge/locale';
import type { ClosedTeasers } from '@lounge/stores/engagement/teasers';
import { documentCookies, type CookieJar } from '../../shared/document-cookies.ts';

/** Something that greets once on a device. */
export type Greeting = 'welcomeBanner' | 'onboarding';

const valueIn = (cookie: string, name: string): string =>
  cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const write = (jar: CookieJar, item: Greeting | 'teasers', value: string): void => {
  const { name } = storedItems[item];
  jar.cookie = `${name}=${value}; path=/; max-age=${cookieSeconds(name)}; samesite=lax; secure`;
};

/** Whether a greeting was closed on this device. @spec feature:shell.onboarding */
export const wasClosed = (greeting: Greeting, jar = documentCookies): boolean =>
  valueIn(jar.cookie, storedItems[greeting].name) === 'closed';

/** Remembers that a greeting was closed. */
export const closeGreeting = (greeting: Greeting, jar = documentCookies): void => write(jar, greeting, 'closed');

/** The keys of the teasers that were closed on this device. */
export const closedTeasers = (jar = documentCookies): ClosedTeasers => {
  const keys = () =>
    valueIn(jar.cookie, storedItems.teasers.name)
      .split('~')
      .filter((key) => /^[\w-]+$/.test(key));
  return {
    has: (key) => keys().includes(key),
    add: (key) => write(jar, 'teasers', [...new Set([...keys(), key])].join('~')),
  };
};
