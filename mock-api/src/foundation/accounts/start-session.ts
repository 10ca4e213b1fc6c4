import type { Brand, Language } from '@lounge/locale';
import { endOneSession, idleSince, maxUserAgent, sessionEnd } from '../session/index.ts';
import { forgetExpired, putSession, setLanguage } from '../session/statements.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import type { SessionTokens } from './account-parts.ts';
import { loggedIn } from './events.ts';

/** The address, user agent and device of the browser, and its current session cookie, whose session ends when the new one starts. */
export interface LoginSource {
  readonly address: string;
  readonly cookie: string | null;
  readonly userAgent: string | null;
  /** The cookie that an earlier log-in left. @default none */
  readonly device?: string | null;
  /** Of the page, in which the guest gets mails from now on. @default as before */
  readonly language?: Language;
  /** Whose legal texts a guest agrees to by signing up. @default 'velvet' */
  readonly brand?: Brand;
}

/** Starts a session with new tokens and ends the previous one in all its tabs, against session fixation. Returns the cookie. */
export const startSession = async (
  tokens: SessionTokens,
  guestId: number,
  from: LoginSource,
  world: World,
): Promise<string> => {
  const { tx } = world;
  const cookie = tokens.newCookie();
  const until = sessionEnd(world.clock);
  if (from.cookie !== null)
    for (const token of tokens.everyOfCookie(from.cookie)) await endOneSession(tokens.hashOf(token), world);
  await forgetExpired.all(tx, { before: nowIso(world), idleSince: idleSince(world.clock) });
  if (from.language !== undefined) await setLanguage.all(tx, { guestId, language: from.language });
  const userAgent = from.userAgent?.slice(0, maxUserAgent) ?? null;
  await putSession.all(tx, {
    hash: tokens.hashOf(tokens.ofCookie(cookie)),
    guestId,
    at: nowIso(world),
    until,
    userAgent,
  });
  raise(world, loggedIn, { guestId });
  return cookie;
};
