import { query } from '../../declare/call.ts';
import { listOf, maybe, named, orNull, pageNumber, shape, text } from '../../vocabulary/shapes.ts';
import { language } from '../../vocabulary/words.ts';
import { legalText, legalTextType } from './shapes.ts';

/** Narrows the list of legal texts; null fields do not narrow. */
const legalTextFilter = named('LegalTextFilter', 'narrows legal texts; null does not narrow', {
  type: orNull(legalTextType),
  product: orNull(text),
  language: orNull(language),
});

/**
 * Legal texts, newest version first.
 * @spec query:legal-texts.list
 */
export const legalTexts = query('foundation/legal/legalTexts', {
  input: shape({ filter: maybe(legalTextFilter), first: maybe(pageNumber), offset: maybe(pageNumber) }),
  answer: listOf(legalText),
  purpose: 'Lists legal texts, newest version first.',
});
