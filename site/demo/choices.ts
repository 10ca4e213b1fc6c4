import { chooseLanguage, isBrand, languageOfPath } from '@lounge/locale';
import type { PageConfig } from '@lounge/site/app';

const yearInSeconds = 31_536_000;

const themes = ['dark', 'light', 'system'] as const;
const consents = ['unknown', 'necessary', 'all'] as const;

const oneOf = <const W extends readonly string[]>(words: W, value: string | null, otherwise: W[number]): W[number] =>
  words.find((word) => word === value) ?? otherwise;

/** What a cookie says, or null. */
export const cookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Keeps a choice as the server would: plain, first party, for a year. */
export const remember = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`;
};

/** Which brand is shown: `?brand=` says so once, then it is remembered. */
const brandOf = (): PageConfig['brand'] => {
  const asked = new URLSearchParams(location.search).get('brand');
  if (isBrand(asked)) remember('brand', asked);
  const kept = cookie('brand');
  if (isBrand(asked)) return asked;
  return isBrand(kept) ? kept : 'velvet';
};

/** What the page is configured with, by its address and the visitor's choices. */
export const configOf = (guestId: number | null): PageConfig => {
  const brand = brandOf();
  const hints = { cookie: cookie('language'), acceptLanguage: navigator.languages.join(','), brand };
  return {
    brand,
    guestId,
    language: languageOfPath(location.pathname) ?? chooseLanguage(hints),
    theme: oneOf(themes, cookie('theme'), 'system'),
    consent: oneOf(consents, cookie('consent'), 'unknown'),
    token: 'demo',
    now: Date.now(),
    version: 'demo',
    strict: false,
    world: null,
  };
};

const kept: Readonly<Record<string, readonly string[]>> = {
  age: ['1', 'leave'],
  consent: ['all', 'necessary', 'chosen'],
  theme: themes,
};

/** Only an address of this site: one slash, then no other. */
const ownAddress = (address: string): string => (/^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/');

/** The fields of a form that was sent; these forms have no files. */
export const fieldsOf = ({ target, submitter }: SubmitEvent): URLSearchParams => {
  const fields = new URLSearchParams();
  if (!(target instanceof HTMLFormElement)) return fields;
  for (const [name, value] of new FormData(target, submitter))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
};

/** The forms of age, consent and theme, which a server would answer, are answered here: kept, then back to the page. */
export const answerForms = (): void =>
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return;
    const name = /^\/choices\/(\w+)$/.exec(new URL(event.target.action).pathname)?.[1] ?? '';
    const accepted = kept[name];
    if (accepted === undefined) return;
    event.preventDefault();
    const form = fieldsOf(event);
    const value = form.get(name) ?? '';
    if (!accepted.includes(value)) return;
    if (value === 'leave') return location.assign('/left');
    remember(name, name === 'consent' && value !== 'all' ? 'necessary' : value);
    location.assign(ownAddress(form.get('return') ?? '/'));
  });
