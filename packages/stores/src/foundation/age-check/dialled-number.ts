import type { Language } from '@lounge/locale';
import type { PinCallLanguage } from './PinCall.ts';

/** The number that is dialled: what begins with a calling code stays, otherwise the chosen one replaces a leading zero. */
export const dialledNumber = (countryCode: string, number: string): string => {
  const typed = number.trim();
  return /^(?:\+|00)/.test(typed) ? typed : `+${countryCode} ${typed.replace(/^0/, '')}`;
};

const voices: Readonly<Record<Language, PinCallLanguage>> = { de: 'DE', en: 'EN', nl: 'EN', es: 'ES' };

/** The language of the voice for an interface language. @assumed There is no Dutch voice, so Dutch guests hear English. */
export const voiceLanguage = (language: Language): PinCallLanguage => voices[language];
