import type { ConsentCategory } from './consent.ts';

/** A cookie or a key that the site stores in a browser. */
interface StoredItem {
  /** The name of the cookie or the key of the storage; a name that ends with `.` or `:` is followed by a number or a key. */
  readonly name: string;
  readonly place: 'cookie' | 'tab' | 'browser';
  readonly category: 'necessary' | ConsentCategory;
  /** In days; a tab forgets when it is closed, `logOut` means that logging out removes it. */
  readonly keptFor: number | 'tab' | 'logOut';
}

/**
 * Every cookie and stored key of the site, for code and for the table on the page about data protection. One that is not listed does not
 * compile. `functional` and `analytics` need consent.
 * @spec entity:enum.cookie, entity:enum.cookieCategory, constant:cookie.categories, constant:cookie.others
 * @awaits entity:enum.cookie 1 engagement/web-push
 * @awaits constant:cookie.others 1 engagement/web-push
 * @assumed The names, and times that the documents leave open.
 */
export const storedItems = {
  session: { name: 'session', place: 'cookie', category: 'necessary', keptFor: 14 },
  device: { name: 'known-device', place: 'cookie', category: 'necessary', keptFor: 180 },
  consent: { name: 'consent', place: 'cookie', category: 'necessary', keptFor: 365 },
  age: { name: 'age', place: 'cookie', category: 'necessary', keptFor: 365 },
  forcedAgeCheck: { name: 'forced-age-check', place: 'cookie', category: 'necessary', keptFor: 365 },
  language: { name: 'language', place: 'cookie', category: 'necessary', keptFor: 365 },
  timeZone: { name: 'time-zone', place: 'cookie', category: 'necessary', keptFor: 365 },
  theme: { name: 'theme', place: 'cookie', category: 'necessary', keptFor: 365 },
  autoplay: { name: 'autoplay', place: 'cookie', category: 'necessary', keptFor: 365 },
  offer: { name: 'status-offer', place: 'cookie', category: 'necessary', keptFor: 30 },
  incentives: { name: 'blocked-incentives', place: 'cookie', category: 'necessary', keptFor: 30 },
  teasers: { name: 'closed-teasers', place: 'cookie', category: 'functional', keptFor: 30 },
  welcomeBanner: { name: 'welcome-banner', place: 'cookie', category: 'functional', keptFor: 365 },
  affiliate: { name: 'affiliate', place: 'cookie', category: 'functional', keptFor: 30 },
  onboarding: { name: 'onboarding', place: 'cookie', category: 'functional', keptFor: 365 },
  outbox: { name: 'messenger.outbox.', place: 'browser', category: 'necessary', keptFor: 'logOut' },
  channel: { name: 'messenger.channel.', place: 'browser', category: 'necessary', keptFor: 'logOut' },
  sessionConfig: { name: 'session-config', place: 'browser', category: 'necessary', keptFor: 'logOut' },
  lastSearches: { name: 'last-searches', place: 'browser', category: 'functional', keptFor: 'logOut' },
  videoLikes: { name: 'video-likes', place: 'browser', category: 'functional', keptFor: 'logOut' },
  feedLikes: { name: 'feed-likes', place: 'browser', category: 'functional', keptFor: 'logOut' },
  askedQuestions: { name: 'asked-questions', place: 'browser', category: 'necessary', keptFor: 30 },
  chatPage: { name: 'chat-page', place: 'tab', category: 'necessary', keptFor: 'tab' },
  chatBill: { name: 'chat-bill', place: 'tab', category: 'necessary', keptFor: 'tab' },
  floating: { name: 'floating-shown', place: 'tab', category: 'necessary', keptFor: 'tab' },
  logOut: { name: 'log-out', place: 'tab', category: 'necessary', keptFor: 'tab' },
  scroll: { name: 'scroll:', place: 'tab', category: 'necessary', keptFor: 'tab' },
  incomplete: { name: 'incomplete', place: 'tab', category: 'necessary', keptFor: 'tab' },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** A stored item of the site. */
export type StoredItemKey = keyof typeof storedItems;

/** The keys of stored items, in the order of the table. */
export const storedItemKeys = Object.keys(storedItems) as readonly StoredItemKey[];

type Item = (typeof storedItems)[StoredItemKey];
type NameIn<Place> = Extract<Item, { readonly place: Place }>['name'];

/** The name of a cookie of the site. */
export type CookieName = NameIn<'cookie'>;

type Completed<Name extends string> = Name extends `${string}${'.' | ':'}` ? `${Name}${string}` : Name;

/** A key of the site in the storage of a tab or a browser. */
export type StorageKey = Completed<NameIn<'tab' | 'browser'>>;

/** For how long a cookie is kept, in seconds. */
export const cookieSeconds = (name: CookieName): number => {
  const item = Object.values(storedItems).find((each) => each.name === name);
  return (typeof item?.keptFor === 'number' ? item.keptFor : 0) * 86_400;
};
