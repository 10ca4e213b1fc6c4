import * as s from '../../schema/s.ts';
import { actorRef, money } from '../../schema/common.ts';

/**
 * The types of benefits in overviews.
 * @spec entity:enum.guestBenefitType
 * @assumed The spelling; `media` stands alone: an album or video that was given.
 */
export const guestBenefitType = s.enum(
  [
    'bonus',
    'bonusCoins',
    'bonusCredits',
    'vipSubscription',
    'premiumSubscription',
    'performerSubscription',
    'freeMessages',
    'freeMinutes',
    'media',
    'videoVoucher',
    'photoVoucher',
    'liveShow',
    'messengerGifts',
  ],
  { id: 'GuestBenefitType', description: 'the type of a benefit' },
);

/**
 * One benefit: `amount` counts, `percent` and `coins` are what the next top-up brings, `link` leads to a given album or video.
 * @assumed All fields; a benefit that is a voucher names it in `voucherId`, so that a page shows it once.
 */
export const guestBenefit = s.object(
  {
    key: s.string,
    type: guestBenefitType,
    name: s.nullable(s.string),
    amount: s.count,
    percent: s.nullable(s.count),
    coins: s.nullable(money),
    worth: s.nullable(money),
    actor: s.nullable(actorRef),
    validTo: s.nullable(s.instant),
    link: s.nullable(s.string),
    voucherId: s.nullable(s.entityId),
  },
  { id: 'GuestBenefit', description: 'one benefit of a guest' },
);

/** A ticket to a private show with a performer, null for any. */
const privateShowTicket = s.object(
  { actor: s.nullable(actorRef) },
  { id: 'PrivateShowTicket', description: 'a ticket to a private show' },
);

/** A ticket to a live show; without an id to any show between start and end. */
const chatShowTicket = s.object(
  { showId: s.nullable(s.string), start: s.instant, end: s.nullable(s.instant), actor: s.nullable(actorRef) },
  { id: 'ChatShowTicket', description: 'a ticket to a live show' },
);

/**
 * The benefits of a guest.
 * @spec entity:guestBenefits
 * @assumed The names of the fields of a ticket; one entry for each ticket; `benefits` lists what the overview shows.
 */
export const guestBenefits = s.object(
  {
    spinwheelSpins: s.count,
    messengerGiftCount: s.count,
    freeMessagesCount: s.count,
    privateShowTickets: s.array(privateShowTicket),
    chatShowTickets: s.array(chatShowTicket),
    benefits: s.array(guestBenefit),
  },
  { id: 'GuestBenefits', description: 'the benefits of a guest' },
);
