import { post, read, spends } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import {
  conversionChatAction,
  guestInfoType,
  incentive,
  eventWithoutContent,
  incentiveResult,
  pageLoadData,
} from './schemas.ts';

const incentives = s.object({ success: s.boolean, data: s.object({ incentives: s.array(incentive) }) });
const success = s.object({ data: s.object({ success: s.boolean }) });

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

/**
 * The offers at the end of a video's preview: to buy it, a voucher for it, VIP, or an account.
 * @spec rest:conversion.video-preview-end-incentives.get
 * @assumed The full path. The album of a video is the video: its id is that of the video.
 */
export const getVideoPreviewEndIncentives = read('foundation/conversion/getVideoPreviewEndIncentives', {
  path: '/rest/v1/conversion/getVideoPreviewEndIncentives/{albumId}',
  cookies: true,
  input: s.object({ albumId: s.entityId }),
  answer: incentives,
  failures: ['unknown'],
  purpose: 'Reads the offers at the end of a video’s preview.',
});

/**
 * The offers to a visitor who is about to buy an album of pictures.
 * @spec rest:conversion.buy-image-album-incentives.get
 * @assumed The full path, and the answer, which is that of the preview's end.
 */
export const getBuyImageAlbumIncentives = read('foundation/conversion/getBuyImageAlbumIncentives', {
  path: '/rest/v1/conversion/getBuyImageAlbumIncentives/{albumId}',
  cookies: true,
  input: s.object({ albumId: s.entityId }),
  answer: incentives,
  failures: ['unknown'],
  purpose: 'Reads the offers to a visitor who is about to buy an album.',
});

/**
 * The offers on an occasion that is about no content.
 * @spec rest:conversion.incentives-by-event.get
 * @assumed GET like the call that the documents name beside it, the event in the query string; events about content have calls of their own.
 */
export const getIncentivesByEvent = read('foundation/conversion/getIncentivesByEvent', {
  path: '/rest/v1/conversion/getIncentivesByEvent',
  cookies: true,
  input: s.object({ event: eventWithoutContent }),
  answer: incentives,
  purpose: 'Reads the offers on an occasion.',
});

/**
 * Notes how an incentive ended. One that was closed keeps its group away for 30 days: from a guest everywhere, from a visitor without
 * an account in this session, beyond it by the cookie.
 * @spec rest:conversion.incentive.close
 * @assumed The full path; `incentive` is the id.
 */
export const closeIncentive = post('foundation/conversion/closeIncentive', {
  path: '/rest/v1/conversion/closeIncentive',
  input: s.object({ result: incentiveResult, incentive: s.entityId }),
  answer: success,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Notes how an incentive ended.',
});

/**
 * Reports a fact that a visitor states: somebody who has an account already is not asked to sign up for 30 days.
 * @spec rest:conversion.guest-info.set
 * @assumed The full path, and that the visitor's device remembers it; the server counts how many state it, and of which guest.
 */
export const setGuestInfo = post('foundation/conversion/setGuestInfo', {
  path: '/rest/v1/conversion/setGuestInfo',
  input: s.object({ type: guestInfoType, value: s.boolean }),
  answer: success,
  forbiddenBy: [],
  purpose: 'Reports a fact that a visitor states.',
});

/**
 * Switches the offer of the conversion chat off or on again. Its end stays where it is.
 * @spec rest:guest.conversion-chat.set
 * @assumed The full path, and the answer.
 */
export const conversionChat = post('foundation/conversion/conversionChat', {
  path: '/rest/v1/guest/conversionChat',
  needs: 'guest',
  input: s.object({ action: conversionChatAction }),
  answer: s.object({ isEnabled: s.boolean }),
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Switches the offer of the conversion chat off or on.',
});
