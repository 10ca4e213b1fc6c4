import { post } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { pageLoadData } from './schemas.ts';

/**
 * The offers of a page, the URLs of the payment window, and the data for tracking. `routeArgs` is JSON text.
 * @spec rest:conversion.page-load-incentives.get, rule:cookies-some-calls
 * @assumed The full path; arguments that are not a JSON object are malformed.
 */
export const getPageLoadIncentives = post('foundation/conversion/getPageLoadIncentives', {
  path: '/rest/v1/conversion/getPageLoadIncentives',
  cookies: true,
  changes: false,
  input: s.object({ routeName: s.boundedString(100), routeArgs: s.boundedString(2000) }),
  answer: s.object({ success: s.boolean, data: pageLoadData }),
  failures: ['malformed'],
  purpose: 'Reads what a page needs besides its content: offers, payment window, tracking.',
});
