import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { ticketCreationType } from '@lounge/protocol/content/tickets';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** The tables of ticket shows. */
export const ticketTables = {
  /** `isKept` is whether the simulated performer comes; `beganAt` is when she did. */
  camShow: {
    id: 'id',
    platformId: 'int',
    status: enumeration<'ok' | 'cancelled'>(),
    actorId: 'int',
    title: json<ByLanguage>(),
    description: json<ByLanguage>(),
    postBuyInfo: json<ByLanguage>(),
    price: 'int',
    startAt: 'instant',
    endAt: 'instant',
    bonusCode: 'text null',
    isFeatured: 'flag',
    isAutoFeatured: 'flag',
    isInternal: 'flag',
    isPrivate: 'flag',
    isKept: 'flag',
    beganAt: 'instant null',
    pictureSeed: 'text',
  },
  /** `key` is free again once the ticket was given back. `transferKey` is the ledger's key of what paid for it. */
  camTicket: {
    id: 'id',
    key: 'text unique',
    guestId: 'int',
    showId: 'int',
    creationType: enumeration<Infer<typeof ticketCreationType>>(),
    price: 'int',
    transferKey: 'text null',
    voucherId: 'int null',
    promoCode: 'text null',
    boughtAt: 'instant',
    enteredAt: 'instant null',
    endedAt: 'instant null',
  },
  showInvitation: {
    key: 'key',
    guestId: 'int',
    showId: 'int',
    actorId: 'int',
    answer: enumeration<'none' | 'accepted' | 'declined'>(),
    at: 'instant',
  },
} as const;
