import { post, spends } from '../../declare/call.ts';
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

/**
 * Accepts the offer for guests who want to leave the VIP club: a lower price for some months, and the subscription goes on.
 * @spec rest:guest.cancellation-offer.accept
 * @assumed The full path; `platform_text` names where it was accepted, `accepted_offer_info` is what was agreed, as text. Only one's
 * own `guest_id` is known.
 */
export const acceptCancellationOffer = post('foundation/conversion/acceptCancellationOffer', {
  path: '/rest/v1/guest/acceptCancellationOffer',
  needs: 'guest',
  input: s.object({ guest_id: s.entityId, platform_text: s.boundedString(100) }),
  answer: s.object({ accepted_offer: s.boolean, accepted_offer_info: s.nullable(s.string) }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: spends,
  purpose: 'Accepts the offer for guests who want to leave.',
});
