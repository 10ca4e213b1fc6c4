import { guestIsLoggedIn, tokenIsInvalid, visitorIsAnonymous, type ProviderState } from '@lounge/mock-api/states';
import type { Identity } from '@lounge/transport';

/** The token of every pact. */
export const pactToken = 'pact-token';

/** A visitor, with the provider states that create them. */
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

/** A guest whose session has ended while the page still shows them as logged in. */
export const expiredGuest: PactCaller = {
  identity: identityOf('ended-token', 7),
  states: [tokenIsInvalid({ token: 'ended-token' })],
};

/** A visitor without a token. */
export const withoutToken: PactCaller = { identity: identityOf(null, null), states: [] };

/** A visitor with another language. */
export const withLanguage = (language: string, caller: PactCaller = anonymous): PactCaller => ({
  ...caller,
  identity: { ...caller.identity, language },
});
