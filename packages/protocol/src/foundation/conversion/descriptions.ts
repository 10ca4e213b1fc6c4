import { conditions, describe, describeValues } from '../../declare/describe.ts';
import {
  acceptCancellationOffer,
  closeIncentive,
  conversionChat,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getPageLoadIncentives,
  getVideoPreviewEndIncentives,
  setGuestInfo,
} from './rest.ts';
import {
  hiddenEgg,
  incentive,
  pageLoadData,
  trackingData,
  vxpayConfig,
  incentiveRegion,
  incentiveType,
  eventWithoutContent,
  incentiveEvent,
  incentiveResult,
  conversionChatAction,
  guestInfoType,
} from './schemas.ts';

/** Descriptions of this module's fields; three calls share one answer, and two another one. */
export const descriptions = [
  describe(incentive, {
    id: 'for `closeIncentive`',
    region: 'where the page shows it, from the strip at the top to what covers the page',
    type: 'what it offers, which determines words and link',
    event: 'the occasion that it belongs to',
    priority: 'of several in a region the one with the highest number is shown',
    countdown: 'seconds from `countdownStartTime` until it ends; null without an end',
    countdownStartTime: 'the server’s clock at the answer; null without an end',
    uniqueGroup: 'closing one keeps all of its group away for 30 days; null if it keeps nothing away',
  }),
  describe(vxpayConfig, {
    logIn: 'where a visitor logs in',
    signUp: 'where an account is created',
    topUp: 'where coins are bought',
    ageCheck: 'where the age is checked',
    vip: 'where VIP is subscribed to',
    tv: 'where TV is subscribed to',
  }),
  describe(trackingData, { routeName: 'the key of the page’s route' }),
  describe(pageLoadData, {
    incentives: 'the offers of this page',
    vxpayConfig: 'addresses of the payment window, by action',
    trackingData: 'what the page passes to tracking',
    easterEgg: 'the egg that this guest can find on the page today; null without one, and for visitors',
  }),
  describe(hiddenEgg, {
    eventId: 'the egg hunt',
    verificationToken: 'proves that the guest was on the page on that day; it works for nobody else',
    qmdate: 'the Berlin day of the egg',
  }),
  describe(getPageLoadIncentives.input, {
    routeName: 'the key of the page’s route, up to 100 characters',
    routeArgs: 'the arguments of the route as JSON text of an object, up to 2,000 characters',
  }),
  describe(getPageLoadIncentives.answer, { success: 'always true', data: 'what the page needs besides its content' }),
  describe(getVideoPreviewEndIncentives.input, { albumId: 'the video, by its own id' }),
  describe(getVideoPreviewEndIncentives.answer, {
    success: 'always true',
    data: ['the offers', { incentives: 'of this occasion; empty if there are none' }],
  }),
  describe(getBuyImageAlbumIncentives.input, { albumId: 'the album that the visitor is about to buy' }),
  describe(getIncentivesByEvent.input, { event: 'an occasion that is about no content, such as `lowBalance`' }),
  describe(closeIncentive.input, {
    result: 'whether it was closed, followed, or ended while it was shown; only `closed` keeps its group away',
    incentive: 'the id of the incentive',
  }),
  describe(closeIncentive.answer, { data: ['the outcome', { success: 'always true' }] }),
  describe(setGuestInfo.input, { type: 'which fact the visitor states', value: 'whether it is true' }),
  describe(conversionChat.input, { action: 'whether the guest wants the offer; its end stays where it is' }),
  describe(conversionChat.answer, { isEnabled: 'whether the offer is shown from now on' }),
  describe(acceptCancellationOffer.input, {
    guest_id: 'the guest’s own id; another one is unknown',
    platform_text: 'where it was accepted, up to 100 characters, for the record',
  }),
  describe(acceptCancellationOffer.answer, {
    accepted_offer: 'whether the lower price holds and the subscription goes on',
    accepted_offer_info: 'what was agreed, as text for the guest; null if nothing was',
  }),
  describeValues(incentiveRegion, {
    top: 'a strip at the top',
    content: 'between the content',
    side: 'beside the content',
    overlay: 'above the whole page',
  }),
  describeValues(incentiveType, { signUp: 'an account', topUp: 'coins', vip: 'the VIP subscription' }),
  describeValues(incentiveEvent, {
    pageLoad: 'a page was opened',
    videoPreviewEnd: 'the preview of a video has ended',
    buyAlbum: 'an album is about to be bought',
    lowBalance: 'few coins are left; no call reports it',
  }),
  describeValues(eventWithoutContent, {
    pageLoad: 'a page was opened',
    lowBalance: 'few coins are left',
  }),
  describeValues(incentiveResult, {
    closed: 'the guest closed it',
    followed: 'the guest followed it',
    expired: 'its end came while it was shown',
  }),
  describeValues(conversionChatAction, { enable: 'the guest wants the chat', disable: 'the guest does not want it' }),
  describeValues(guestInfoType, { guestAlreadySignedUp: 'the visitor has an account' }),
  conditions(getPageLoadIncentives, { routeArgs: 'no JSON text of an object' }),
].flat();
