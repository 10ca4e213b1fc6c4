import { dictionary } from '@zxcvbn-ts/language-common';
import { hasOnlyWords, siteWords, wordsOfGuest } from './password-words.ts';

/** Limits of passwords, in characters. @assumed The documents name no rules. */
export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * Why a password is not accepted: its length, a list of common ones or words of the site, or because it is made of the guest's own
 * address or name.
 */
export type PasswordError = 'password' | 'passwordCommon' | 'passwordPersonal';

let common: ReadonlySet<string> | null = null;

/** About 50,000 passwords that leaks contain most often, in lower case. */
const isCommon = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password);
};

/** A password as it is hashed: the same characters, whichever keyboard wrote them. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC');

/** One character again and again, such as `aaaaaaaa`, which is not in the list at every length. */
const isOneCharacter = (characters: readonly string[]): boolean => new Set(characters).size === 1;

/**
 * Checks a new password. As NIST SP 800-63B advises, no kinds of characters are required; length and lists are what helps.
 * Returns null for an accepted one.
 */
export const passwordError = (
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): PasswordError | null => {
  const normalized = normalizedPassword(password);
  const characters = Array.from(normalized);
  if (characters.length < passwordLimits.min || characters.length > passwordLimits.max) return 'password';
  const trimmed = normalized.trim().toLowerCase();
  if (trimmed === '') return 'password';
  const personal = [email, email.slice(0, email.lastIndexOf('@')), name.trim()].map((each) => each.toLowerCase());
  if (personal.includes(trimmed)) return 'passwordPersonal';
  if (isOneCharacter(Array.from(trimmed)) || isCommon(trimmed)) return 'passwordCommon';
  if (hasOnlyWords(trimmed, siteWords)) return 'passwordCommon';
  return hasOnlyWords(trimmed, [...siteWords, ...wordsOfGuest({ email, name })]) ? 'passwordPersonal' : null;
};
