import { fileURLToPath } from 'node:url';
import { parsePicturePath, pageHeaders, type Studio } from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';

const yearInSeconds = 31_536_000;

/** Serves a directory whose files never change under their names; files that were compressed before go out compressed. */
export const immutableFiles = (prefix: string, directory: string): Middleware => {
  const serve = sirv(directory, { brotli: true, gzip: true, immutable: true, maxAge: yearInSeconds, etag: true });
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next();
    ctx.respond = false;
    const { req, res } = ctx;
    for (const [name, value] of pageHeaders) res.setHeader(name, value);
    req.url = `/${(req.url ?? '').slice(prefix.length)}`;
    serve(req, res, () => {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Not found');
    });
  };
};

/** Where the kit keeps its fonts. */
export const fontDirectory = fileURLToPath(new URL('../../kit/fonts', import.meta.url));

const retryAfterSeconds = 2;

const answerPicture = async (ctx: Context, studio: Studio, path: string): Promise<void> => {
  const request = parsePicturePath(path);
  const picture = request === null ? 'unknown' : await studio.get(request);
  for (const [name, value] of pageHeaders) ctx.res.setHeader(name, value);
  if (picture === 'unknown') {
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'There is no such picture.';
  } else if (picture === 'busy') {
    ctx.status = 503;
    ctx.set('Retry-After', String(retryAfterSeconds));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'The studio is busy; ask again in a moment.';
  } else {
    ctx.status = 200;
    ctx.type = 'image/webp';
    ctx.set('Cache-Control', `public, max-age=${yearInSeconds}, immutable`);
    ctx.body = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength);
  }
};

/** Serves pictures: committed, drawn before, or drawn now. */
export const pictures =
  (studio: Studio): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/pictures/')) return next();
    await answerPicture(ctx, studio, ctx.path);
  };
