import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';
import { legalText, legalTextType } from './schemas.ts';

/** Narrows the list of legal texts; null fields do not narrow. */
const legalTextFilter = s.object(
  {
    type: s.nullable(legalTextType),
    product: s.nullable(s.string),
    language: s.nullable(language),
  },
  { id: 'LegalTextFilter', description: 'narrows legal texts; null does not narrow' },
);

/**
 * Legal texts, newest version first.
 * @spec query:legal-texts.list
 */
export const legalTexts = query('foundation/legal/legalTexts', {
  input: s.object({
    filter: s.optional(legalTextFilter),
    first: s.optional(s.pageNumber),
    offset: s.optional(s.pageNumber),
  }),
  answer: s.array(legalText),
  purpose: 'Lists legal texts, newest version first.',
});
