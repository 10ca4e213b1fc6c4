import { isLanguage, type Language } from './languages.ts';

const separators: Readonly<Record<Language, string>> = { de: '.', en: ',', nl: '.', es: '.' };

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000;

/**
 * Writes a whole number from 0 to 999,999 as `Intl` does in the four languages; null for others, which `Intl` writes. The first object of
 * `Intl` of a page takes tens of milliseconds of a phone.
 */
export function smallNumber(value: unknown, language: string): string | null {
  if (!isSmall(value) || !isLanguage(language)) return null;
  const digits = String(value);
  // Spanish groups numbers of five digits and more.
  if (digits.length < (language === 'es' ? 5 : 4)) return digits;
  return `${digits.slice(0, -3)}${separators[language]}${digits.slice(-3)}`;
}

/** The plural category of a whole number from 0 to 999,999 in one of the four languages; null for others. */
export function smallPlural(value: number, language: string): 'one' | 'other' | null {
  if (!isSmall(value) || !isLanguage(language)) return null;
  return value === 1 ? 'one' : 'other';
}
