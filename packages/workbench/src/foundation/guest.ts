import type { AnswerOf } from '@lounge/protocol';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { parsed } from '../parsed.ts';

type GuestData = AnswerOf<typeof guestInitData>;

/** What the site knows of an anonymous visitor. */
export const anonymousData = (over: Partial<GuestData> = {}): GuestData =>
  parsed(guestInitData.answer, {
    ...{ id: null, name: null, isLoggedIn: false, hasAvs: false, avsStatus: 'unknown', avsRejectMessage: null },
    ...{ isVip: false, isLocked: false, isPayingCustomer: false, showDataProtection: false },
    ...{ balance: null, balanceFormatted: null, loyaltyPoints: 0, testGroups: [] },
    ...over,
  });

/** What the site knows of a guest who is logged in. */
export const guestData = (over: Partial<GuestData> = {}): GuestData =>
  anonymousData({
    ...{ id: 7, name: 'Robin', isLoggedIn: true, hasAvs: true, avsStatus: 'accepted', isVip: true },
    ...{ isPayingCustomer: true, loyaltyPoints: 120 },
    ...over,
  });
