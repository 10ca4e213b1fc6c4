import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';
import { legalText, legalTextType } from './schemas.ts';

/** A filter of legal texts; null fields match everything. */
const legalTextFilter = s.object(
  {
    type: s.nullable(legalTextType),
    product: s.nullable(s.string),
    language: s.nullable(language),
  },
  { id: 'LegalTextFilter', description: 'a filter of legal texts; null matches everything' },
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
