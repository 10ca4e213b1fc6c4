import cors from '@koa/cors';
import { keyHeader, servicePaths } from '@lounge/protocol';
import type { Middleware } from 'koa';
import { guestPicturePath } from './media/guest-pictures.ts';
import { imagePrefix } from './media/messenger-images.ts';
import type { Hosting } from './http/hosting.ts';

/** How long browsers keep the answer to a preflight request. */
const preflightSeconds = 600;

const callPrefixes = ['/rest/', ...Object.values(servicePaths)];
const mediaPrefixes = ['/pictures/', '/media/', imagePrefix, guestPicturePath];
const startsWithOneOf = (path: string, prefixes: readonly string[]) => prefixes.some((each) => path.startsWith(each));

/**
 * Lets pages of allowed origins read calls and media. Without credentials: a token identifies them, and no cookie is sent. Pictures and
 * clips are loaded without an `Origin`, so any page may show the public ones then.
 */
export const crossOrigin = (hosting: Hosting): Middleware => {
  const withHeaders = cors({
    origin: (ctx) => (hosting.isAllowed(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Range', keyHeader, 'X-World', 'Prefer', ...hosting.allowedHeaders],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Location', 'Content-Range', 'Preference-Applied'],
    maxAge: preflightSeconds,
  });
  return async (ctx, next) => {
    const isMedia = startsWithOneOf(ctx.path, mediaPrefixes);
    if (!isMedia && !startsWithOneOf(ctx.path, callPrefixes)) return next();
    await withHeaders(ctx, next);
    if (isMedia && !ctx.headerSent) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  };
};
