import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@lounge/locale';
import type { SiteBrands } from '@lounge/site/brands';
import type { Middleware } from 'koa';
import { createServer } from 'vite';
import { templateOf, withoutScript } from './document.ts';
import type { SiteBundle, SiteServer } from './site-bundle.ts';
import { isViteRequest, mayReachVite, servedFiles } from './vite-access.ts';

const siteDirectory = fileURLToPath(new URL('../', import.meta.url));
const entry = '/src/entry-server.tsx';

/** The site as Vite's development server builds it, with hot reload for browser and server code. */
export const developmentSite = async (
  http: Server,
  brands: SiteBrands,
): Promise<{ site: SiteBundle; middleware: Middleware; close(): Promise<void> }> => {
  const vite = await createServer({
    root: siteDirectory,
    configFile: `${siteDirectory}vite.config.ts`,
    // Vite's bundle of it would not find the sources of our packages.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, fs: servedFiles },
  });
  const load = async () => (await vite.ssrLoadModule(entry)) as SiteServer;
  let loaded = await load();
  const site: SiteBundle = {
    server: async () => (loaded = await load()),
    template: async (url, isPlain) => {
      const html = await vite.transformIndexHtml(url, readFileSync(`${siteDirectory}index.html`, 'utf8'));
      return templateOf(isPlain ? withoutScript(html) : html);
    },
    brands,
    css: (brand: Brand) => loaded.sheetOf(brands[brand]),
    fontFiles: (brand) => loaded.fontFiles(brands[brand]),
    pageScript: null,
    version: 'development',
    clientDirectory: null,
  };
  const middleware: Middleware = async (ctx, next) => {
    if (!isViteRequest(ctx)) return next();
    if (!mayReachVite(ctx)) return void (ctx.status = 404);
    ctx.respond = false;
    ctx.res.statusCode = 200;
    await new Promise<void>((resolve) => {
      ctx.res.on('close', resolve);
      vite.middlewares(ctx.req, ctx.res, () => {
        ctx.res.statusCode = 404;
        ctx.res.end();
      });
    });
  };
  return { site, middleware, close: () => vite.close() };
};
