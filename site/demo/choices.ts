import {
  chooseLanguage,
  consentChoices,
  consentIn,
  consentOf,
  isBrand,
  languageOfPath,
  type Brand,
  zoneFor,
} from '@lounge/locale';
import { brandConfig, siteBrands } from '@lounge/site/brands';
import type { PageConfig } from '@lounge/site/app';

const yearInSeconds = 31_536_000;

const themes = ['dark', 'light', 'system'] as const;

const oneOf = <const W extends readonly string[]>(values: W, value: string | null, fallback: W[number]): W[number] =>
  values.find((each) => each === value) ?? fallback;

/** Returns a cookie's value, or null. */
export const cookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Stores a choice in a first-party cookie for a year, as the server does. */
export const setPreferenceCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`;
};

/** Returns the brand: from `?brand=`, which is then stored in a cookie, or from this cookie. */
export const brandOf = (): Brand => {
  const requested = new URLSearchParams(location.search).get('brand');
  if (isBrand(requested)) setPreferenceCookie('brand', requested);
  const stored = cookie('brand');
  if (isBrand(requested)) return requested;
  return isBrand(stored) ? stored : 'velvet';
};

/** Returns the page's configuration, from its address and the visitor's choices. */
export const configOf = (guestId: number | null): PageConfig => {
  const brand = brandOf();
  const hints = { cookie: cookie('language'), acceptLanguage: navigator.languages.join(','), brand };
  const language = languageOfPath(location.pathname) ?? chooseLanguage(hints);
  return {
    ...brandConfig(brand, siteBrands, language),
    guestId,
    language,
    theme: oneOf(themes, cookie('theme'), 'system'),
    timeZone: zoneFor(new Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now()),
    consent: consentIn(cookie('consent')).choice,
    token: 'demo',
    now: Date.now(),
    version: 'demo',
    strict: false,
    world: null,
  };
};

const acceptedValues: Readonly<Record<string, readonly string[]>> = {
  age: ['1', 'leave'],
  consent: [...consentChoices.filter((each) => each !== 'unknown'), 'chosen'],
  theme: themes,
};

/** Returns the address if it is a path of this site, else "/". */
const sitePath = (address: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/');

/** Returns the fields of a submitted form; these forms have no files. */
export const fieldsOf = ({ target, submitter }: SubmitEvent): URLSearchParams => {
  const fields = new URLSearchParams();
  if (!(target instanceof HTMLFormElement)) return fields;
  for (const [name, value] of new FormData(target, submitter))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
};

/** Handles the age, consent and theme forms in place of a server: stores the choice and returns to the page. */
export const answerForms = (): void =>
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return;
    const name = /^\/choices\/(\w+)$/.exec(new URL(event.target.action).pathname)?.[1] ?? '';
    const accepted = acceptedValues[name];
    if (accepted === undefined) return;
    event.preventDefault();
    const form = fieldsOf(event);
    const value = form.get(name) ?? '';
    if (!accepted.includes(value)) return;
    if (value === 'leave') return location.assign('/left');
    const chosen = { functional: form.has('functional'), analytics: form.has('analytics') };
    setPreferenceCookie(name, name === 'consent' && value === 'chosen' ? consentOf(chosen) : value);
    location.assign(sitePath(form.get('return') ?? '/'));
  });
