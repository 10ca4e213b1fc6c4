import { brands, products } from '@lounge/locale';

/**
 * Words that anybody would try first here: names of the brands and the software, the site's subjects, and the words of the log-in in its
 * languages. A password of these, digits and punctuation only is rejected.
 */
export const siteWords: readonly string[] = [
  ...brands,
  ...Object.values(products).map(({ name }) => name),
  ...'lounge live cam webcam chat video album messenger coin coins performer amateur'.split(' '),
  ...'my mein mijn mi the www com welcome willkommen welkom bienvenido'.split(' '),
  ...'login admin guest gast password passwort wachtwoord contraseña contrasena secret'.split(' '),
];

/** Shorter parts of names are in many words. */
const minNameLength = 3;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** The parts of a guest's name and of the address before the @, as far as they have letters. */
export const wordsOfGuest = ({ email, name }: { readonly email: string; readonly name: string }): readonly string[] => {
  const local = email.slice(0, email.lastIndexOf('@'));
  const parts = [name, local].flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)]).map(lettersOf);
  return parts.filter((each) => each.length >= minNameLength);
};

/** Whether the letters of a text are nothing but these words, one after another. A text without letters is not. */
export const hasOnlyWords = (text: string, words: readonly string[]): boolean => {
  const letters = lettersOf(text);
  // The positions at which a word may end: each is found once, however many words overlap.
  const ends = new Set([0]);
  for (const end of ends) for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length);
  return letters !== '' && ends.has(letters.length);
};
