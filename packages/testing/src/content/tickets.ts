import type { Infer, PayloadOf } from '@lounge/protocol';
import {
  chatTicket,
  chatTicketsChanged,
  ownTicket,
  privateTicketShowInvitation,
  showInvitation,
  ticketPurchase,
  ticketRemoval,
} from '@lounge/protocol/content/tickets';
import { parsed } from '../parsed.ts';

type ShowData = Infer<typeof chatTicket>;

const inEnglish = (value: string): ShowData['title'] => [{ value, language: 'en' }];

/** A show in a week; by default nobody has a ticket yet. */
export const aShowTicket = (overrides: Partial<ShowData> = {}): ShowData =>
  parsed(chatTicket, {
    id: 9201,
    actorId: 9101,
    actorName: 'Noor Vega',
    actorLink: '/en/amateur/noor-vega/',
    actorOnline: false,
    actorPicture: { url: '/pictures/velvet/avatar/noor', kind: 'avatar', tint: 5 },
    banner: { url: '/pictures/velvet/banner/noor-banner', kind: 'banner', tint: 5 },
    price: { value: 8000, currency: 'VXC', symbol: 'C' },
    title: inEnglish('Piano by lamplight'),
    description: inEnglish('One lamp, one piano.'),
    postBuyInfo: [],
    sedcardImages: [{ url: '/pictures/velvet/still/room-noor-show-1', kind: 'still', tint: 5 }],
    start: '2099-11-27T20:00:00.000Z',
    end: '2099-11-27T20:45:00.000Z',
    isBought: false,
    isFree: false,
    canBuy: true,
    hasStarted: false,
    bonusCode: null,
    isFeatured: false,
    isAutoFeatured: false,
    isInternal: false,
    isPrivate: false,
    isCancelled: false,
    ticket: null,
    fittingVoucher: null,
    ...overrides,
  });

/** A ticket that was bought for 80 coins. */
export const anOwnTicket = (overrides: Partial<Infer<typeof ownTicket>> = {}): Infer<typeof ownTicket> =>
  parsed(ownTicket, {
    id: 9301,
    creationType: 'chatTicket',
    price: { value: 8000, currency: 'VXC' },
    isByVoucher: false,
    promoCode: null,
    boughtAt: '2026-11-20T19:00:00.000Z',
    enteredAt: null,
    ...overrides,
  });

/** The same show with a ticket, and the info for buyers. */
export const aBoughtShow = (overrides: Partial<ShowData> = {}): ShowData =>
  aShowTicket({
    isBought: true,
    canBuy: false,
    postBuyInfo: inEnglish('Take headphones.'),
    ticket: anOwnTicket(),
    ...overrides,
  });

/** A purchase that succeeded. */
export const aTicketPurchase = (overrides: Partial<Infer<typeof ticketPurchase>> = {}): Infer<typeof ticketPurchase> =>
  parsed(ticketPurchase, { success: true, errorCode: null, ticketId: 9301, show: aBoughtShow(), ...overrides });

/** A removal that succeeded. */
export const aTicketRemoval = (overrides: Partial<Infer<typeof ticketRemoval>> = {}): Infer<typeof ticketRemoval> =>
  parsed(ticketRemoval, { success: true, errorCode: null, show: aShowTicket(), ...overrides });

/** The push of an invitation. */
export const anInvitationPush = (
  overrides: Partial<PayloadOf<typeof privateTicketShowInvitation>> = {},
): PayloadOf<typeof privateTicketShowInvitation> =>
  parsed(privateTicketShowInvitation.payload, {
    actorName: 'Noor Vega',
    pictureUrl: '/pictures/velvet/avatar/noor/w160.webp',
    actorId: 9101,
    ...overrides,
  });

/** An invitation that waits for an answer. */
export const aShowInvitation = (overrides: Partial<Infer<typeof showInvitation>> = {}): Infer<typeof showInvitation> =>
  parsed(showInvitation, {
    ...anInvitationPush(),
    until: '2099-11-27T20:20:00.000Z',
    show: aShowTicket({ isPrivate: true }),
    ...overrides,
  });

/** The push of a change. */
export const aTicketsPush = (
  overrides: Partial<PayloadOf<typeof chatTicketsChanged>> = {},
): PayloadOf<typeof chatTicketsChanged> =>
  parsed(chatTicketsChanged.payload, { showId: 9201, actorId: 9101, ...overrides });
