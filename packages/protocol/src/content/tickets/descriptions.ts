import { describe } from '../../declare/describe.ts';
import { chatTicketsChanged, privateTicketShowInvitation } from './messages.ts';
import {
  answerPrivateTicketShowInvitation,
  buyChatTicket,
  camShow,
  camShows,
  chatTicketsByModel,
  checkTicketCode,
  removeChatTicket,
} from './queries.ts';
import { chatTicket, ownTicket, showInvitation, ticketPurchase, ticketQuote, ticketRemoval } from './schemas.ts';

const inviting = {
  actorName: 'who invites',
  pictureUrl: 'her picture in one width',
  actorId: 'who invites, for the answer',
} as const;
const outcome = {
  success: 'false with an `errorCode`: nothing changed then',
  errorCode: 'why not; null with success',
} as const;

const show = describe(chatTicket, {
  id: 'the show',
  actorId: 'who gives it',
  actorName: 'her display name',
  actorLink: 'the path of her page in the caller’s language',
  actorOnline: 'whether she can be seen live now',
  actorPicture: 'her picture in the ratio 1:1',
  banner: 'the wide picture above the show’s page',
  price: [
    'what a ticket costs, without codes and vouchers',
    {
      value: 'hundredths of `currency`; 0 if it is free',
      currency: 'of the value; VXC is the coin',
      symbol: 'the sign of the currency, for texts',
    },
  ],
  title: 'in every interface language',
  description: 'in every interface language',
  postBuyInfo: 'what buyers are told, in every interface language; empty without a ticket',
  sedcardImages: 'pictures of her, the first one wide, for tiles',
  start: 'when it begins; its door opens ten minutes before',
  end: 'when it is over',
  isBought: 'whether the caller has a ticket',
  isFree: 'whether a ticket costs nothing',
  canBuy: 'whether the caller could buy a ticket now; true for anonymous visitors who would have to log in',
  hasStarted: 'whether its start is past',
  bonusCode: 'a code with which the show is announced; null without one',
  isFeatured: 'whether editors chose it for the top of the list',
  isAutoFeatured: 'whether a rule chose it for the top of the list',
  isInternal: 'whether the platform itself gives it',
  isPrivate: 'whether only guests with an invitation can buy a ticket',
  isCancelled: 'whether it does not take place; tickets are given back',
  ticket: 'the caller’s ticket; null without one',
  fittingVoucher: 'the caller’s voucher that pays for it and ends first; null without one',
});

/** Descriptions of this module's fields. */
export const descriptions = [
  show,
  describe(ownTicket, {
    id: 'for giving it back',
    creationType:
      '`manual` given by the staff, `chatTicket` bought for coins or nothing, `purchasedTicket` paid by a voucher',
    price: 'the coins that were paid; 0 with a voucher',
    isByVoucher: 'whether a voucher paid',
    promoCode: 'the code that lowered the price; null without one',
    boughtAt: 'when it was bought or given',
    enteredAt: 'since when the guest was inside, who may come back until the end; null before',
  }),
  describe(ticketPurchase, {
    ...outcome,
    ticketId: 'the new ticket; null without success',
    show: 'the show as it is afterwards; null if there is none',
  }),
  describe(ticketRemoval, { ...outcome, show: 'the show as it is afterwards; null if there is none' }),
  describe(ticketQuote, {
    success: 'whether the code fits this show and guest; nothing is used up',
    errorCode: 'why not; null with success',
    discount: 'coins that the code takes off the price',
    total: 'coins that are left to pay',
  }),
  describe(showInvitation, {
    ...inviting,
    until: 'when the show’s door closes, and the invitation with it',
    show: 'the private show',
  }),
  describe(chatTicketsByModel.input, { id: 'the performer, not a show' }),
  describe(camShows.input, {
    platformId: 'always 1502; another platform is malformed',
    status: 'always `ok`; another status is malformed',
    endDateFrom: 'only shows that end after this instant',
    startDateTo: 'only shows that start before this instant',
    first: 'how many, at most 500; 30 if left out',
    order: 'by `start` if left out; `latest` first, or by `price`',
    internal: 'true for the platform’s own shows only, false for the others; all if left out',
    cache: 'false asks for an answer that nobody stored',
  }),
  describe(camShow.input, { id: 'the show; one that does not exist is unknown' }),
  describe(checkTicketCode.input, { id: 'the show', promoCode: 'as it is printed, up to 64 characters' }),
  describe(buyChatTicket.input, {
    id: 'the show',
    creationType: '`chatTicket` or `purchasedTicket`; the guest never asks for `manual`',
    modelId: 'the performer of the show that was seen; another one ends with `showChanged`',
    start: 'the start of the show that was seen; another one ends with `showChanged`',
    promoCode: 'lowers the price, up to 64 characters; not together with a voucher',
    voucherId: 'a voucher that pays the whole ticket instead of coins',
    price: 'what the guest was told to pay, in hundredths; another price ends with `priceChanged`',
  }),
  describe(removeChatTicket.input, { id: 'the ticket, not the show; possible until the show starts' }),
  describe(answerPrivateTicketShowInvitation.input, {
    actorId: 'who invited',
    isAccepted: 'true opens the show, whose ticket is then bought like any other',
  }),
  describe(privateTicketShowInvitation.payload, inviting),
  describe(chatTicketsChanged.payload, {
    showId: 'the show that began, ended, was cancelled, or whose ticket the guest got or lost',
    actorId: 'who gives it',
  }),
].flat();
