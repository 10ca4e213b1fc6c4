import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { statement, type Bind } from '../../world/statement.ts';
import type { WorldParts } from '../../world/world.ts';

/** The bearer of a token. */
export interface Bearer {
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The hash of the session's token; null without a session. */
  readonly session: string | null;
}

const anonymousBearer: Bearer = { guestId: null, session: null };
const maxVerified = 20_000;

const sessionByHash = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('session').select(['guest_id', 'expires_at']).where('token_hash', '=', $('hash')),
);

/** The hash under which a token is stored. */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** Issues and reads access tokens. */
export interface Tokens {
  /** A token for an anonymous visitor of a world; nothing is stored for it. */
  anonymous(world: WorldParts): string;
  /** The access token of a session cookie; it is derived, so that the server stores neither. */
  ofCookie(cookie: string): string;
  /** The bearer of a token, or null if it is unknown or its session has ended. */
  read(world: WorldParts, token: string): Promise<Bearer | null>;
}

/**
 * Tokens signed for anonymous visitors, and tokens of sessions, which are looked up by their hash.
 * @assumed The documents define how a token is sent, not what it contains.
 */
export const createTokens = (secret: string): Tokens => {
  const verified = new Set<string>();
  const sign = (world: WorldParts, random: string) =>
    createHmac('sha256', secret).update(`${world.name} ${random}`).digest('base64url').slice(0, 27);
  const isValid = (world: WorldParts, token: string): boolean => {
    const key = `${world.name} ${token}`;
    if (verified.has(key)) return true;
    const [, random = '', signature = ''] = token.split('.');
    const expected = Buffer.from(sign(world, random));
    const actual = Buffer.from(signature);
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false;
    if (verified.size >= maxVerified) verified.clear();
    verified.add(key);
    return true;
  };
  return {
    anonymous: (world) => {
      const random = randomBytes(12).toString('base64url');
      return `a.${random}.${sign(world, random)}`;
    },
    ofCookie: (cookie) => createHmac('sha256', secret).update(`access ${cookie}`).digest('base64url'),
    read: async (world, token) => {
      if (token.startsWith('a.')) return isValid(world, token) ? anonymousBearer : null;
      const hash = hashOfToken(token);
      const session = await sessionByHash.first(world.database.reader, { hash });
      if (session === null) return null;
      const hasEnded = session.expires_at !== null && Date.parse(session.expires_at) <= world.clock.now();
      return hasEnded ? null : { guestId: session.guest_id, session: hash };
    },
  };
};
