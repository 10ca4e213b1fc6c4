import { post } from '../../declare/call.ts';
import { boundedText, flag, shape } from '../../vocabulary/shapes.ts';
import { pageLoadData } from './shapes.ts';

/**
 * The offers of a page, the addresses of the payment window, and what tracking gets. `routeArgs` is JSON text.
 * @spec rest:conversion.page-load-incentives.get, rule:cookies-some-calls
 * @assumed The full path; arguments that are no JSON object are malformed.
 */
export const getPageLoadIncentives = post('foundation/conversion/getPageLoadIncentives', {
  path: '/rest/v1/conversion/getPageLoadIncentives',
  cookies: true,
  changes: false,
  input: shape({ routeName: boundedText(100), routeArgs: boundedText(2000) }),
  answer: shape({ success: flag, data: pageLoadData }),
  failures: ['malformed'],
  purpose: 'Reads what a page needs beside its content: offers, payment window, tracking.',
});
