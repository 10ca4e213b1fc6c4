import { bearerOfSession } from '../foundation/session/bearer-of-session.ts';
import { visitorOf, type Bearer } from '../wire/bearer.ts';
import { randomHex } from '../world/random-hex.ts';
import { isSameSecret } from '../world/secret-hash.ts';
import { tokenHash } from '../world/token-hash.ts';
import type { WorldParts } from '../world/world.ts';

const signatureOf = async (name: string, world: WorldParts): Promise<string> =>
  (await world.secretHash('visitor token', `${world.name} ${name}`))[0];

/** A token of an anonymous visitor, of the same form as the server's; nothing is stored for it. */
export const newVisitorToken = async (world: WorldParts): Promise<string> => {
  const name = randomHex(8);
  return `a.${name}.${await signatureOf(name, world)}`;
};

/** The bearer of a token, checked as the server does: null for one that this world did not issue, or whose session has ended. */
export const bearerOf = async (token: string, world: WorldParts): Promise<Bearer | null> => {
  const name = visitorOf(token);
  if (name === null) return bearerOfSession(await tokenHash(token), world);
  const isKnown = isSameSecret(token, `a.${name}.${await signatureOf(name, world)}`);
  return isKnown ? { guestId: null, session: null } : null;
};
