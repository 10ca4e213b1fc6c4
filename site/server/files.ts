import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageHeaders } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';
import sirv, { type Options } from 'sirv';

const dayInSeconds = 86_400;
const yearInSeconds = 365 * dayInSeconds;

/** The types of texts, with their encoding, which sirv names for HTML only. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

type Caching = Pick<Options, 'immutable' | 'maxAge'>;

/** Serves files from the first directory that has them; precompressed versions are used where they exist. */
const filesOf = (prefix: string, caching: Caching, directories: readonly string[]): Middleware => {
  const served = directories.map((directory) => ({
    directory,
    serve: sirv(directory, { brotli: true, gzip: true, etag: true, ...caching }),
  }));
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.respond = false;
    const { req, res } = ctx;
    for (const [name, value] of pageHeaders) res.setHeader(name, value);
    const respondNotFound = () => {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Not found');
    };
    // sirv lists the directory once; a file that another build has removed since would crash the process.
    const found = served.find(({ directory }) => existsSync(join(directory, ctx.path.slice(prefix.length))));
    if (found === undefined) return respondNotFound();
    const type = textTypes[extname(ctx.path)];
    // sirv keeps a type that is set.
    if (type !== undefined) res.setHeader('Content-Type', type);
    // Nobody needs a part of these files, and sirv never ends its answer to some invalid ranges.
    delete req.headers.range;
    req.url = `/${(req.url ?? '').slice(prefix.length)}`;
    found.serve(req, res, respondNotFound);
  };
};

/** Serves files whose names change with their content. */
export const immutableFiles = (prefix: string, ...directories: readonly string[]): Middleware =>
  filesOf(prefix, { immutable: true, maxAge: yearInSeconds }, directories);

/** Serves fonts, whose names stay when their content changes: browsers ask again after a day. */
export const fontFiles = (...directories: readonly string[]): Middleware =>
  filesOf('/fonts/', { maxAge: dayInSeconds }, directories);

/** The directory of the kit's fonts. */
export const fontDirectory = fileURLToPath(new URL('../../packages/kit/fonts', import.meta.url));
