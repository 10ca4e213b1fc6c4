import type { IncomingMessage } from 'node:http';
import { reject } from '../../dispatch/handler.ts';
import { worldOf, type Arrived } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';
import { viewerOf } from './viewer.ts';

const dayMs = 86_400_000;

/** Until when an address made now is good: the end of tomorrow, so that it stays the same for a day. */
export const endOf = (now: number): number => (Math.floor(now / dayMs) + 2) * dayMs;

/** For whom and how long an address opens. */
export interface Grant {
  readonly world: string;
  /** Null opens for anyone. */
  readonly viewer: number | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long and where granted bytes may be kept, as `Cache-Control` says it; refuses who may not have them. */
export const permitted = async (
  context: Pick<ServerContext, 'worlds' | 'tokens'>,
  request: IncomingMessage,
  arrived: Arrived,
  grant: Grant,
): Promise<string> => {
  const world = worldOf(request, context.worlds) ?? context.worlds.main;
  const seconds = Math.floor((grant.until - world.clock.now()) / 1000);
  if (world.name !== grant.world || seconds <= 0) reject('locked');
  if (grant.viewer === null) return `public, max-age=${seconds}, immutable`;
  const viewer = await viewerOf(request, arrived.query, { world, tokens: context.tokens });
  if (viewer === null || viewer.guestId === null) reject('needLogin');
  if (viewer?.guestId !== grant.viewer) reject('locked');
  return `private, max-age=${seconds}, immutable`;
};
