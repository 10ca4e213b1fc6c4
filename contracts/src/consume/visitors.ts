import { guestIsLoggedIn, nobodyBearsToken, visitorIsAnonymous, type Given } from '@lounge/mock-api/states';
import type { Identity } from '@lounge/transport';

/** The token of every pact. */
export const pactToken = 'pact-token';

/** Somebody who looks at the site, and the states that make it so. */
export interface Visitor {
  readonly identity: Identity;
  readonly given: readonly Given[];
}

const identityOf = (token: string | null, guestId: number | null, language = 'en'): Identity => ({
  token,
  guestId,
  language,
});

/** A visitor who is not logged in. */
export const anonymous: Visitor = {
  identity: identityOf(pactToken, null),
  given: [visitorIsAnonymous({ token: pactToken })],
};

/** A guest who is logged in. */
export const guest: Visitor = {
  identity: identityOf(pactToken, 7),
  given: [guestIsLoggedIn({ guestId: 7, token: pactToken, name: 'Robin', isVip: true, loyaltyPoints: 120 })],
};

/** Somebody whose token has ended; the page still believes that a guest is logged in. */
export const ended: Visitor = {
  identity: identityOf('ended-token', 7),
  given: [nobodyBearsToken({ token: 'ended-token' })],
};

/** Somebody without any token. */
export const nobody: Visitor = { identity: identityOf(null, null), given: [] };

/** A visitor in another language. */
export const speaking = (language: string, visitor: Visitor = anonymous): Visitor => ({
  ...visitor,
  identity: { ...visitor.identity, language },
});
