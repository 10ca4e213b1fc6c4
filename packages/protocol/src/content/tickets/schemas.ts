import * as s from '../../schema/s.ts';
import { fittingVoucher, languageText, money, picture } from '../../schema/common.ts';
import { camShowPlatformId } from './constants.ts';

/**
 * How a ticket comes to be.
 * @spec entity:enum.ticketCreationType
 * @assumed The spelling, and the meaning: `manual` is given by the staff and never asked for by a guest, `chatTicket` is bought for
 * coins or for nothing, `purchasedTicket` was paid before, by a voucher.
 */
export const ticketCreationType = s.enum(['manual', 'chatTicket', 'purchasedTicket'], {
  id: 'TicketCreationType',
  description: 'how a ticket comes to be',
});

/** The platform of the list: the one fixed value. @spec constant:camShows.platformId */
export const platformId = s.integerBetween(camShowPlatformId, camShowPlatformId);

/** The status of the list: the one fixed value. @spec constant:camShows.status */
export const listedStatus = s.enum(['ok'], { id: 'ListedShowStatus', description: 'the status of listed shows' });

/** The order of the list. @assumed The values. */
export const camShowOrder = s.enum(['start', 'latest', 'price'], {
  id: 'CamShowOrder',
  description: 'the order of shows: by start, latest first, or by price',
});

/** The price of a ticket. @assumed The symbol is the sign of the currency for texts; the coin's is "C". */
const ticketPrice = s.object(
  { value: money.fields.value, currency: money.fields.currency, symbol: s.string },
  { id: 'TicketPrice', description: 'the price of a ticket in hundredths of its currency' },
);

/**
 * The guest's ticket to a show. `price` is what was paid in coins; whoever was inside, since `enteredAt`, may come back until the end.
 * @assumed The fields: the documents name the id only.
 */
export const ownTicket = s.object(
  {
    id: s.entityId,
    creationType: ticketCreationType,
    price: money,
    isByVoucher: s.boolean,
    promoCode: s.nullable(s.string),
    boughtAt: s.instant,
    enteredAt: s.nullable(s.instant),
  },
  { id: 'OwnTicket', description: 'the guest’s ticket to a show' },
);

/**
 * A ticket show, with the flags of this visitor. Texts are in every language; the info for buyers is empty until a ticket is bought.
 * @spec entity:chatTicket
 * @assumed The spelling of fields that the documents give in words; the first of the sedcard images is wide, for tiles;
 * `bonusCode` is a code that the show is announced with; an internal show is made by the platform itself; an auto-featured one was
 * chosen by rule, a featured one by hand. Ours are `actorPicture`, `banner`, `isPrivate`, `isCancelled`, `ticket`, `fittingVoucher`.
 */
export const chatTicket = s.object(
  {
    id: s.entityId,
    actorId: s.entityId,
    actorName: s.string,
    actorLink: s.string,
    actorOnline: s.boolean,
    actorPicture: picture,
    banner: picture,
    price: ticketPrice,
    title: s.array(languageText),
    description: s.array(languageText),
    postBuyInfo: s.array(languageText),
    sedcardImages: s.array(picture),
    start: s.instant,
    end: s.instant,
    isBought: s.boolean,
    isFree: s.boolean,
    canBuy: s.boolean,
    hasStarted: s.boolean,
    bonusCode: s.nullable(s.string),
    isFeatured: s.boolean,
    isAutoFeatured: s.boolean,
    isInternal: s.boolean,
    isPrivate: s.boolean,
    isCancelled: s.boolean,
    ticket: s.nullable(ownTicket),
    fittingVoucher: s.nullable(fittingVoucher),
  },
  { id: 'ChatTicket', description: 'a ticket show, with the flags of this visitor' },
);

/**
 * Why a ticket was not bought, not removed, or an invitation not answered.
 * @spec error:ticket-buy, error:ticket-remove
 * @assumed All values: the documents show none.
 */
export const ticketError = s.enum(
  [
    'unknownShow',
    'showChanged',
    'priceChanged',
    'alreadyBought',
    'notEnoughCoins',
    'over',
    'cancelled',
    'startedTooLongAgo',
    'locked',
    'blocked',
    'wrongCreationType',
    'promoUnknown',
    'promoNotYet',
    'promoOver',
    'promoUsed',
    'promoNeedsVip',
    'promoNeedsMobile',
    'promoNeedsAddress',
    'promoTooMany',
    'promoUnfit',
    'voucherUnfit',
    'voucherUsed',
    'voucherNotYet',
    'voucherExpired',
    'unknownTicket',
    'removedTooLate',
    'unknownInvitation',
    'alreadyAnswered',
  ],
  { id: 'TicketError', description: 'why a ticket was not bought or not removed' },
);

/** The end of a purchase. @spec query:chat-ticket.buy @assumed `show` as it is afterwards. */
export const ticketPurchase = s.object(
  {
    success: s.boolean,
    errorCode: s.nullable(ticketError),
    ticketId: s.nullable(s.entityId),
    show: s.nullable(chatTicket),
  },
  { id: 'TicketPurchase', description: 'the end of a purchase of a ticket' },
);

/** The end of a removal. @spec query:chat-ticket.remove @assumed `show` as it is afterwards. */
export const ticketRemoval = s.object(
  { success: s.boolean, errorCode: s.nullable(ticketError), show: s.nullable(chatTicket) },
  { id: 'TicketRemoval', description: 'the end of a removal of a ticket' },
);

/** The effect of a promo code on the price of a ticket. @assumed All of it. */
export const ticketQuote = s.object(
  { success: s.boolean, errorCode: s.nullable(ticketError), discount: money, total: money },
  { id: 'TicketQuote', description: 'what a ticket costs with a promo code' },
);

/**
 * An invitation to a private ticket show.
 * @spec entity:privateTicketShowInvitation, state:private-ticket-show-invitation
 * @assumed `show` and `until`, when the show's door closes; only in the list, which is read again after a lost connection.
 */
export const showInvitation = s.object(
  { actorName: s.string, pictureUrl: s.string, actorId: s.entityId, until: s.instant, show: chatTicket },
  { id: 'ShowInvitation', description: 'an invitation to a private ticket show' },
);
