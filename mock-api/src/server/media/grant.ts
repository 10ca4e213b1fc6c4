import { reject } from '../../dispatch/handler.ts';
import { adultRating, isOldEnough } from '../../foundation/wallet/restriction.ts';
import type { RequestContext } from '../http/steps/request-state.ts';
import type { MediaContext } from './media-context.ts';
import { tvGoesOn } from './tv-grace.ts';
import { viewerOf } from './viewer.ts';

const dayMs = 86_400_000;

/** When an address that is created now expires: at the end of tomorrow, so that it stays the same, and cacheable, for a day. */
export const expiryOf = (now: number): number => (Math.floor(now / dayMs) + 2) * dayMs;

/** Who may use a protected address, and until when. */
export interface Grant {
  readonly world: string;
  /** A guest's id; null permits anyone. */
  readonly viewer: number | null;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whether the viewer's age check must be accepted at each request: it can be revoked while the address is valid. @default false */
  readonly isAdult?: boolean;
  /** Whether the viewer must have a TV subscription at each request: it can end while the address is valid. @default false */
  readonly needsTv?: boolean;
}

/** Returns the `Cache-Control` of a protected file; rejects requests without a grant. */
export const checkGrant = async (
  { tokens, hosting }: Pick<MediaContext, 'tokens' | 'hosting'>,
  { req, state }: RequestContext,
  grant: Grant,
): Promise<string> => {
  const { target, world } = state;
  const seconds = Math.floor((grant.until - world.clock.now()) / 1000);
  if (world.name !== grant.world || seconds <= 0) reject('locked');
  if (grant.viewer === null) return `public, max-age=${seconds}, immutable`;
  const viewer = await viewerOf(req, target.query, { world, tokens, hosting });
  state.visitor = viewer;
  if (viewer === null || viewer.guestId === null) reject('needLogin');
  if (viewer?.guestId !== grant.viewer) reject('locked');
  if (grant.isAdult === true && !(await isOldEnough(grant.viewer, adultRating, { tx: world.database.reader })))
    reject('needAgeCheck');
  if (grant.needsTv === true && !(await tvGoesOn(grant.viewer, world))) reject('needAbo');
  return `private, max-age=${seconds}, immutable`;
};
