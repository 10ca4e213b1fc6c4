import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { pageOfTeasers, teaser } from './teaser-schemas.ts';

/**
 * The teasers of a page.
 * @spec rest:teaser.get-teasers
 * @assumed The full path and the minutes; arguments that are not a JSON object are malformed.
 */
export const getTeasers = read('engagement/teasers/getTeasers', {
  path: '/rest/v1/teaser/getTeasers',
  input: s.object(pageOfTeasers),
  answer: s.object({ teasers: s.array(teaser) }, { id: 'Teasers', description: 'the teasers of a page' }),
  failures: ['malformed'],
  cache: { forMs: 300_000 },
  purpose: 'Reads the teasers of a page.',
});
