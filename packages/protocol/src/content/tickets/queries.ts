import { mutation, query, spends } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import {
  camShowOrder,
  chatTicket,
  listedStatus,
  platformId,
  showInvitation,
  ticketCreationType,
  ticketPurchase,
  ticketQuote,
  ticketRemoval,
} from './schemas.ts';

/** Longer texts are no code. @assumed */
const promoCode = s.boundedString(64);

/**
 * A performer's shows that are not over, the next first; or those that took place, the last one first.
 * @spec query:chat-tickets.by-model
 * @assumed `id` is the performer's. Private shows are listed for guests who accepted an invitation or have a ticket. `isOver` is ours, and lists no private ones.
 */
export const chatTicketsByModel = query('content/tickets/chatTicketsByModel', {
  input: s.object({ id: s.entityId, isOver: s.optional(s.boolean) }),
  answer: s.array(chatTicket),
  failures: ['unknown'],
  purpose: 'Lists a performer’s ticket shows.',
});

/**
 * The shows of the platform between two instants: those that end after the first and start before the second.
 * @spec query:cam-shows.list, constant:camShows.platformId, constant:camShows.status
 * @assumed `internal` lists only the platform's own shows, or only the others; `cache` false asks for an answer that nobody stored.
 * Another platform or status is malformed. No private shows.
 */
export const camShows = query('content/tickets/camShows', {
  input: s.object({
    platformId,
    status: listedStatus,
    endDateFrom: s.optional(s.instant),
    startDateTo: s.optional(s.instant),
    first: s.optional(s.pageNumber),
    order: s.optional(camShowOrder),
    internal: s.optional(s.boolean),
    cache: s.optional(s.boolean),
  }),
  answer: s.array(chatTicket),
  purpose: 'Lists ticket shows.',
});

/** One show. @assumed The call: the documents read shows in lists only, and a page of one show is opened by its address. */
export const camShow = query('content/tickets/camShow', {
  input: s.object({ id: s.entityId }),
  answer: chatTicket,
  failures: ['unknown'],
  purpose: 'Reads one ticket show.',
});

/** The shows for which the guest has a ticket, the next first; shows that ended are left out. @assumed The call. */
export const guestTickets = query('content/tickets/guestTickets', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(chatTicket),
  failures: ['needLogin'],
  purpose: 'Lists the shows for which the guest has a ticket.',
});

/**
 * The price of a ticket with a promo code. Nothing is used up.
 * @assumed The call: the documents send the code with the purchase. A code fits if all that it gives is one ticket, or coins at once, not
 * more than the ticket costs.
 */
export const checkTicketCode = query('content/tickets/checkTicketCode', {
  needs: 'guest',
  input: s.object({ id: s.entityId, promoCode }),
  answer: ticketQuote,
  failures: ['needLogin'],
  purpose: 'Reads what a ticket costs with a promo code.',
});

/**
 * Buys a ticket: `id`, `modelId` and `start` are those of the ticket object that the guest saw. A repeat with the same idempotency key
 * returns the same answer and charges nothing.
 * @spec query:chat-ticket.buy, rule:ticket-object-required, error:ticket-object-missing, feature:chat.ticket-buy
 * @assumed A ticket object is required: a purchase without its id, performer or start is malformed, and one whose performer or start
 * is not the show's ends with `showChanged`. `price`, what the guest was told to pay, and `voucherId` are ours: another price ends
 * with `priceChanged`. A voucher pays the whole ticket; with a voucher no promo code is used.
 */
export const buyChatTicket = mutation('content/tickets/buyChatTicket', {
  needs: 'guest',
  input: s.object({
    id: s.entityId,
    creationType: s.optional(ticketCreationType),
    modelId: s.entityId,
    start: s.instant,
    promoCode: s.optional(promoCode),
    voucherId: s.optional(s.entityId),
    price: s.optional(s.count),
  }),
  answer: ticketPurchase,
  failures: ['needLogin', 'keyReused', 'notInCountry'],
  forbiddenBy: spends,
  purpose: 'Buys a ticket to a show.',
});

/**
 * Gives a ticket back until its show starts: coins, voucher and promo code return. A repeat changes nothing.
 * @spec query:chat-ticket.remove
 * @assumed `id` is the ticket's. What was paid comes back: the documents do not say.
 */
export const removeChatTicket = mutation('content/tickets/removeChatTicket', {
  needs: 'guest',
  input: s.object({ id: s.entityId }),
  answer: ticketRemoval,
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Gives a ticket to a show back.',
});

/** The invitations that wait for an answer. @assumed The call: what was pushed to nobody is read again. */
export const privateTicketShowInvitations = query('content/tickets/privateTicketShowInvitations', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(showInvitation),
  failures: ['needLogin'],
  purpose: 'Lists the invitations to private ticket shows.',
});

/**
 * Accepts or declines the invitation of a performer. Accepting opens the show to the guest, who then buys its ticket like any other.
 * @spec feature:chat.private-invitation
 * @assumed The call: the effect of an invitation is not shown.
 */
export const answerPrivateTicketShowInvitation = mutation('content/tickets/answerPrivateTicketShowInvitation', {
  needs: 'guest',
  input: s.object({ actorId: s.entityId, isAccepted: s.boolean }),
  answer: ticketRemoval,
  failures: ['needLogin'],
  purpose: 'Accepts or declines an invitation to a private ticket show.',
});
