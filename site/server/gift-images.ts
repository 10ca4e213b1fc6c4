import type { Middleware } from 'koa';
import type { SiteBundle } from './site-bundle.ts';

/** Serves the pictures of gifts at the addresses that `messengerGifts` returns. */
export const giftImages =
  (site: SiteBundle): Middleware =>
  async (ctx, next) => {
    const [, name = ''] = /^\/gifts\/([a-z]+)\.svg$/.exec(ctx.path) ?? [];
    if (name === '' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const svg = (await site.server()).giftSvg(name);
    if (svg === null) return next();
    ctx.set('Content-Type', 'image/svg+xml; charset=utf-8');
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.body = svg;
  };
