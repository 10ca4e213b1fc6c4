import { randomBytes } from 'node:crypto';
import type { Language } from '@lounge/locale';
import { maxUserAgent } from '../../foundation/session/device.ts';
import { endOneSession } from '../../foundation/session/end-sessions.ts';
import { idleSince, sessionEnd } from '../../foundation/session/lifetime.ts';
import { forgetExpired, putSession, setLanguage } from '../../foundation/session/statements.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { hashOfToken, type Tokens } from './tokens.ts';

/** The address, user agent and device of the browser, and its current session cookie, whose session ends when the new one starts. */
export interface LoginSource {
  readonly address: string;
  readonly cookie: string | null;
  readonly userAgent: string | null;
  /** The cookie that an earlier log-in left. @default none */
  readonly device?: string | null;
  /** Of the page, in which the guest gets mails from now on. @default as before */
  readonly language?: Language;
}

/** Starts a session with new tokens and ends the previous one in all its tabs, against session fixation. Returns the cookie. */
export const startSession = async (
  tokens: Tokens,
  guestId: number,
  from: LoginSource,
  world: World,
): Promise<string> => {
  const { tx } = world;
  const cookie = randomBytes(32).toString('base64url');
  const until = sessionEnd(world.clock);
  if (from.cookie !== null)
    for (const token of tokens.everyOfCookie(from.cookie)) await endOneSession(hashOfToken(token), world);
  await forgetExpired.all(tx, { before: nowIso(world), idleSince: idleSince(world.clock) });
  if (from.language !== undefined) await setLanguage.all(tx, { guestId, language: from.language });
  const userAgent = from.userAgent?.slice(0, maxUserAgent) ?? null;
  await putSession.all(tx, {
    hash: hashOfToken(tokens.ofCookie(cookie)),
    guestId,
    at: nowIso(world),
    until,
    userAgent,
  });
  return cookie;
};
