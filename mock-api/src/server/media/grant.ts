import type { IncomingMessage } from 'node:http';
import { reject } from '../../dispatch/handler.ts';
import { worldOf, type RequestTarget } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';
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
}

/** Returns the `Cache-Control` of a protected file; rejects requests without a grant. */
export const checkGrant = async (
  context: Pick<ServerContext, 'worlds' | 'tokens'>,
  request: IncomingMessage,
  target: RequestTarget,
  grant: Grant,
): Promise<string> => {
  const world = worldOf(request, context.worlds) ?? context.worlds.main;
  const seconds = Math.floor((grant.until - world.clock.now()) / 1000);
  if (world.name !== grant.world || seconds <= 0) reject('locked');
  if (grant.viewer === null) return `public, max-age=${seconds}, immutable`;
  const viewer = await viewerOf(request, target.query, { world, tokens: context.tokens });
  if (viewer === null || viewer.guestId === null) reject('needLogin');
  if (viewer?.guestId !== grant.viewer) reject('locked');
  return `private, max-age=${seconds}, immutable`;
};
