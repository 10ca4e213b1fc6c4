import { guestIsLoggedIn, nobodyBearsToken, visitorIsAnonymous, type ProviderState } from '@lounge/mock-api/states';
import type { Identity } from '@lounge/transport';

/** The token of every pact. */
export const pactToken = 'pact-token';

/** Somebody who looks at the site, and the states that make it so. */
export interface PactCaller {
  readonly identity: Identity;
  readonly states: readonly ProviderState[];
}

const identityOf = (token: string | null, guestId: number | null, language = 'en'): Identity => ({
  token,
  guestId,
  language,
});

/** A visitor who is not logged in. */
export const anonymous: PactCaller = {
  identity: identityOf(pactToken, null),
  states: [visitorIsAnonymous({ token: pactToken })],
};

/** A guest who is logged in. */
export const guest: PactCaller = {
  identity: identityOf(pactToken, 7),
  states: [guestIsLoggedIn({ guestId: 7, token: pactToken, name: 'Robin', isVip: true, loyaltyPoints: 120 })],
};

/** Somebody whose token has ended; the page still believes that a guest is logged in. */
export const ended: PactCaller = {
  identity: identityOf('ended-token', 7),
  states: [nobodyBearsToken({ token: 'ended-token' })],
};

/** Somebody without any token. */
export const nobody: PactCaller = { identity: identityOf(null, null), states: [] };

/** A visitor in another language. */
export const speaking = (language: string, visitor: PactCaller = anonymous): PactCaller => ({
  ...visitor,
  identity: { ...visitor.identity, language },
});
