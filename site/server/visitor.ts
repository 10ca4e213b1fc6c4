import type { IncomingMessage } from 'node:http';
import {
  chooseLanguage,
  consentIn,
  languageOfPath,
  type Brand,
  storedItems,
  zoneFor,
  type ConsentChoice,
  type CookieName,
  type Language,
} from '@lounge/locale';
import { preferenceOf, type Hosting } from '@lounge/mock-api/server';

/** A page's visitor, as far as the request tells. */
export interface Visitor {
  readonly brand: Brand;
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  readonly consent: ConsentChoice;
  readonly isAdult: boolean;
  /** The IANA name of the zone of the times that the visitor is shown. */
  readonly timeZone: string;
  readonly origin: string;
  /** The country of the visitor's network; null if it is unknown. */
  readonly country: string | null;
}

/**
 * The cookie that asks for the age again, whatever was answered before: the page is covered until the question is answered.
 * @spec feature:age.forced, screen:overlay.forced-age-check
 * @assumed Its name and value; who sets it (an operator, a campaign's link) is not stated. It is removed by the answer.
 */
export const { name: forcedAgeCheck } = storedItems.forcedAgeCheck;

const themes = ['dark', 'light', 'system'] as const;

const oneOf = <const W extends readonly string[]>(values: W, value: string | null, fallback: W[number]): W[number] =>
  values.find((each) => each === value) ?? fallback;

/** Reads brand, language, theme, time zone, consent and age from host, path and cookies. */
export const visitorOf = (request: IncomingMessage, path: string, hosting: Hosting): Visitor => {
  const brand = hosting.brandOf(request);
  const choice = (name: CookieName) => preferenceOf(request, name, hosting);
  const hints = { cookie: choice('language'), acceptLanguage: request.headers['accept-language'], brand };
  return {
    brand,
    language: languageOfPath(path) ?? chooseLanguage(hints),
    theme: oneOf(themes, choice('theme'), 'system'),
    consent: consentIn(choice('consent')).choice,
    isAdult: choice('age') === '1' && choice(forcedAgeCheck) !== '1',
    timeZone: zoneFor(choice('time-zone'), Date.now()),
    origin: hosting.originOf(request),
    country: hosting.countryOf(request),
  };
};
