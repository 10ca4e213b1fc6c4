import { fileURLToPath } from 'node:url';
import { mayReachDevConsole } from '@lounge/mock-api/server';
import type { Context } from 'koa';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that Vite's server may send: what the site is made of, not the data directory, the server or the repository's history. */
export const servedFiles = {
  strict: true,
  allow: ['site/src', 'site/texts', 'site/node_modules', 'packages', 'node_modules'].map((folder) => root + folder),
  deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/.npmrc'],
};

const vitePath = /^\/(@|src\/|node_modules\/|\.\.|__)|^\/packages\/|\.(tsx?|mjs|js|css|json|map)$/;

/** Whether a request is for modules, sources or Vite's own addresses; everything else belongs to the site. */
export const isViteRequest = ({ path }: Pick<Context, 'path'>): boolean => vitePath.test(path);

/** Whether Vite may respond: sources are for this machine only, also when the site listens for other devices. */
export const mayReachVite = ({ req }: Pick<Context, 'req'>): boolean => mayReachDevConsole(req, 'loopback');
