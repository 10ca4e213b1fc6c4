import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * The rows of the start page from the top, for this brand and visitor: `live`, `tonight`, `newVideos`, `feed`, `welcomeBonus`, `rewards`, and
 * those that other modules bring.
 * @assumed The call: see docs/decisions/0113. Names and not an enumeration, as a client leaves out rows that it cannot show.
 */
export const getHomeRows = read('foundation/page/getHomeRows', {
  path: '/rest/v1/page/homeRows',
  input: s.empty,
  answer: s.object({ rows: s.array(s.boundedString(40)) }),
  purpose: 'Lists the rows of the start page in their order.',
});
