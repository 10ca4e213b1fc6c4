import { pageHeaders, worldOf, type ReferenceServer } from '@lounge/mock-api/server';
import type { Context } from 'koa';
import { visitorOf, type Visitor } from './visitor.ts';

/** A request for a document that anybody may read, without a cookie and without the age answer. */
export interface PublicRequest extends Pick<Visitor, 'brand'> {
  /** The normalized origin of the requested host. */
  readonly origin: string;
  /** Whether it is about the main world, the one that search engines and readers of feeds may know. */
  readonly isMain: boolean;
}

/** Returns the normalized origin; null if the Host header is not a name with an optional port. */
const originOf = (requestedOrigin: string): string | null => {
  const url = URL.parse(requestedOrigin);
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
};

/** Responds with a document that caches may keep for an hour, unless it is an error. */
export const respondPublic = (ctx: Context, type: string, body: string, status = 200): void => {
  for (const [name, value] of pageHeaders) ctx.set(name, value);
  ctx.status = status;
  ctx.set('Content-Security-Policy', "default-src 'none'");
  ctx.set('Cache-Control', status === 200 ? 'public, max-age=3600' : 'no-store');
  // The response depends on the world, which a cookie names.
  ctx.vary('Cookie');
  ctx.set('Content-Type', `${type}; charset=utf-8`);
  ctx.body = body;
};

/** Reads whom a public document is for; responds with 400 and returns null where the Host header is invalid. */
export const publicRequestOf = async (
  ctx: Context,
  { context }: Pick<ReferenceServer, 'context'>,
): Promise<PublicRequest | null> => {
  const { brand, origin: requestedOrigin } = visitorOf(ctx.req, ctx.path, context.hosting);
  const origin = originOf(requestedOrigin);
  if (origin === null) {
    respondPublic(ctx, 'text/plain', 'Invalid Host header.\n', 400);
    return null;
  }
  const { main } = context.worlds;
  return { brand, origin, isMain: ((await worldOf(ctx.req, context.worlds)) ?? main) === main };
};

/** Responds that there is no such document. */
export const respondNotFound = (ctx: Context): void => respondPublic(ctx, 'text/plain', 'Not found\n', 404);
