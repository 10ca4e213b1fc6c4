import { guestIsLoggedIn } from '@lounge/mock-api/states';
import type { Identity } from '@lounge/transport';
import { given } from './parts.ts';

/** The numbers and texts of the scenarios' guest, which each run replaces. */
export const ownOfGuest = { guestId: 700_001, token: 'token-of-the-guest' };

/** The guest of a scenario. */
export const robin: Identity = { ...ownOfGuest, language: 'en' };

/** The guest is logged in, without VIP, so that prices are full. */
export const robinIsLoggedIn = given(
  guestIsLoggedIn({ ...ownOfGuest, name: 'Robin', isVip: false, avsStatus: 'accepted', loyaltyPoints: 0 }),
);
