import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageHeaders } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';
import sirv from 'sirv';

const yearInSeconds = 31_536_000;

/** The types of texts, with their encoding, which sirv names for HTML only. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Serves a directory of files whose names change with their content; precompressed versions are used where they exist. */
export const immutableFiles = (prefix: string, directory: string): Middleware => {
  const serve = sirv(directory, { brotli: true, gzip: true, immutable: true, maxAge: yearInSeconds, etag: true });
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.respond = false;
    const { req, res } = ctx;
    for (const [name, value] of pageHeaders) res.setHeader(name, value);
    const respondNotFound = () => {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Not found');
    };
    // sirv lists the directory once; a file that another build has removed since would crash the process.
    if (!existsSync(join(directory, ctx.path.slice(prefix.length)))) return respondNotFound();
    const type = textTypes[extname(ctx.path)];
    // sirv keeps a type that is set.
    if (type !== undefined) res.setHeader('Content-Type', type);
    // Nobody needs a part of these files, and sirv never ends its answer to some invalid ranges.
    delete req.headers.range;
    req.url = `/${(req.url ?? '').slice(prefix.length)}`;
    serve(req, res, respondNotFound);
  };
};

/** The directory of the kit's fonts. */
export const fontDirectory = fileURLToPath(new URL('../../packages/kit/fonts', import.meta.url));
