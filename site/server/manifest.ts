import { isBrand, isLanguage, pathTo, type Brand } from '@lounge/locale';
import type { Middleware } from 'koa';
import { brandIcon } from './brand-icon.ts';

const colours: Readonly<Record<Brand, string>> = { velvet: '#130d14', brasa: '#141312' };

/** Serves the web manifest of a brand in a language, and the brand's icon. */
export const manifest: Middleware = async (ctx, next) => {
  const icon = /^\/icons\/(\w+)\.svg$/.exec(ctx.path)?.[1];
  const [, brand, language] = /^\/manifest\/(\w+)-(\w+)\.webmanifest$/.exec(ctx.path) ?? [];
  if (isBrand(icon)) {
    ctx.set('Content-Type', 'image/svg+xml; charset=utf-8');
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = brandIcon[icon];
    return;
  }
  if (!isBrand(brand) || !isLanguage(language)) return next();
  ctx.type = 'application/manifest+json';
  ctx.set('Cache-Control', 'public, max-age=86400');
  ctx.body = JSON.stringify({
    name: brand,
    short_name: brand,
    lang: language,
    start_url: pathTo('home', language),
    scope: '/',
    display: 'standalone',
    background_color: colours[brand],
    theme_color: colours[brand],
    icons: [{ src: `/icons/${brand}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
};
