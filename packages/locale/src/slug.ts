/** Letters that have no accent to drop, as they are written without it. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A performer's name in a path: lower-case ASCII words joined by hyphens ("Élodie" is "elodie").
 * Empty when the name has no Latin letter or digit. @spec rule:actor-name-lowercase
 * @assumed accents are dropped and spaces become hyphens; only the lower case is stated
 */
export function performerSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => foldedLetters[letter] ?? '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
