import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { banner, pageOfTeasers } from './teaser-schemas.ts';

/**
 * The banner of a page, for phones or for wide windows; null without one.
 * @spec query:banner.get
 */
export const getBanner = query('engagement/teasers/getBanner', {
  input: s.object({ mobile: s.boolean, ...pageOfTeasers }),
  answer: s.object({ banner: s.nullable(banner) }, { id: 'PageBanner', description: 'the banner of a page' }),
  failures: ['malformed'],
  purpose: 'Reads the banner of a page.',
});
