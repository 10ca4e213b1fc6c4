import { guestIsLoggedIn } from '@lounge/mock-api/states';
import type { Identity } from '@lounge/transport';
import { given } from './parts.ts';

/** The numbers and texts of the scenarios' guest, which each run replaces. */
export const ownOfGuest = { guestId: 700_001, token: 'token-of-the-guest' };

/** The guest of a scenario. */
export const robin: Identity = { ...ownOfGuest, language: 'en' };

const standing = { isVip: false, avsStatus: 'accepted', loyaltyPoints: 0 } as const;

/** The guest is logged in, without VIP, so that prices are full. */
export const robinIsLoggedIn = given(guestIsLoggedIn({ ...ownOfGuest, name: 'Robin', ...standing }));

/** The numbers and texts of another guest, whom nothing that the first does concerns. */
export const ownOfOtherGuest = { guestId: 700_002, token: 'token-of-another-guest' };

/** The other guest of a scenario. */
export const mika: Identity = { ...ownOfOtherGuest, language: 'en' };

/** The other guest is logged in, without VIP. */
export const mikaIsLoggedIn = given(guestIsLoggedIn({ ...ownOfOtherGuest, name: 'Mika', ...standing }));

/** The other guest is logged in as a VIP, for whom prices are lower. */
export const mikaIsVip = given(guestIsLoggedIn({ ...ownOfOtherGuest, name: 'Mika', ...standing, isVip: true }));

const laterToken = 'later-token-of-robin';

/** The guest with a second token, as on another device. */
export const robinElsewhere: Identity = { ...robin, token: laterToken };

/** The guest is logged in once more. */
export const robinIsLoggedInElsewhere = given(
  guestIsLoggedIn({ ...ownOfGuest, token: laterToken, name: 'Robin', ...standing }),
);

/** The guest’s texts of `own`, with those of the second log-in. */
export const textsOfRobinElsewhere = [ownOfGuest.token, laterToken];
