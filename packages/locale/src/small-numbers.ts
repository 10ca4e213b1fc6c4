import { isLanguage } from './languages.ts';

/**
 * Writes a whole number from 0 to 999, which is its digits in each of the four languages; null for others, which `Intl` writes. The first
 * object of `Intl` of a page takes tens of milliseconds of a phone.
 */
export function smallNumber(value: unknown, language: string): string | null {
  const isSmall = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall && isLanguage(language) ? String(value) : null;
}

/** The plural category of a whole number from 0 to 999 in one of the four languages; null for others. */
export function smallPlural(value: number, language: string): 'one' | 'other' | null {
  if (smallNumber(value, language) === null) return null;
  return value === 1 ? 'one' : 'other';
}
