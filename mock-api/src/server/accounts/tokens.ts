import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionTokens } from '../../foundation/accounts/account-parts.ts';
import { bearerOfSession } from '../../foundation/session/bearer-of-session.ts';
import type { Bearer } from '../../wire/bearer.ts';
import type { WorldParts } from '../../world/world.ts';
import { createKnownDevices } from './known-devices.ts';

const anonymousBearer: Bearer = { guestId: null, session: null };
const maxVerified = 20_000;

/**
 * The hash under which a token is stored: the one of `tokenHash`, which also works in the browser, but is asynchronous and takes a
 * hundred times as long; this one runs for every request. A test ties the two.
 */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** Issues and reads access tokens. */
export interface Tokens extends SessionTokens {
  /** A token for an anonymous visitor of a world; nothing is stored for it. */
  anonymous(world: WorldParts): string;
  /** The access token and bearer of a session cookie, or null if it is unknown or its session has ended. */
  readCookie(cookie: string, world: WorldParts): Promise<{ readonly token: string; readonly bearer: Bearer } | null>;
  /** The bearer of a token, or null if it is unknown or its session has ended. */
  read(token: string, world: WorldParts): Promise<Bearer | null>;
  /** The bearer of a session's token, by its hash, or null if the session has ended. */
  readSession(session: string, world: WorldParts): Promise<Bearer | null>;
}

/**
 * Tokens signed for anonymous visitors, and tokens of sessions, which are looked up by their hash. `previousSecrets` are those that
 * the secret has replaced: what they signed is still read.
 * @assumed The documents define how a token is sent, not what it contains.
 */
export const createTokens = (secret: string, previousSecrets: readonly string[] = []): Tokens => {
  const secrets = [secret, ...previousSecrets];
  const verified = new Set<string>();
  const sign = (random: string, world: WorldParts, by = secret) =>
    createHmac('sha256', by).update(`${world.name} ${random}`).digest('base64url').slice(0, 27);
  const isValid = (token: string, world: WorldParts): boolean => {
    const key = `${world.name} ${token}`;
    if (verified.has(key)) return true;
    const [, random = '', signature = ''] = token.split('.');
    const actual = Buffer.from(signature);
    const isSignedBy = (by: string): boolean => {
      const expected = Buffer.from(sign(random, world, by));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    };
    if (!secrets.some(isSignedBy)) return false;
    if (verified.size >= maxVerified) verified.clear();
    verified.add(key);
    return true;
  };
  const tokenOf = (cookie: string, by: string) =>
    createHmac('sha256', by).update(`access ${cookie}`).digest('base64url');
  const read: Tokens['read'] = async (token, world) => {
    if (token.startsWith('a.')) return isValid(token, world) ? anonymousBearer : null;
    return bearerOfSession(hashOfToken(token), world);
  };
  return {
    anonymous: (world) => {
      const random = randomBytes(12).toString('base64url');
      return `a.${random}.${sign(random, world)}`;
    },
    newCookie: () => randomBytes(32).toString('base64url'),
    hashOf: hashOfToken,
    ofCookie: (cookie) => tokenOf(cookie, secret),
    everyOfCookie: (cookie) => secrets.map((by) => tokenOf(cookie, by)),
    readCookie: async (cookie, world) => {
      for (const by of secrets) {
        const token = tokenOf(cookie, by);
        const bearer = await read(token, world);
        if (bearer !== null) return { token, bearer };
      }
      return null;
    },
    read,
    readSession: bearerOfSession,
    devices: createKnownDevices([secret, ...previousSecrets]),
  };
};
