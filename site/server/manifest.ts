import { isLanguage, pathTo } from '@lounge/locale';
import type { Middleware } from 'koa';
import type { SiteBrand, SiteBrands } from '@lounge/site/brands';

/** Serves the web manifest of each brand in a language, and its icon. */
export const manifest = (brands: SiteBrands): Middleware => {
  const byName = new Map<string | undefined, SiteBrand>(Object.values(brands).map((brand) => [brand.name, brand]));
  return async (ctx, next) => {
    const icon = byName.get(/^\/icons\/([\w-]+)\.svg$/.exec(ctx.path)?.[1])?.icon;
    if (icon !== undefined) {
      ctx.set('Content-Type', 'image/svg+xml; charset=utf-8');
      ctx.set('Cache-Control', 'public, max-age=86400');
      ctx.body = icon;
      return;
    }
    const [, name, language] = /^\/manifest\/([\w-]+)-(\w+)\.webmanifest$/.exec(ctx.path) ?? [];
    const brand = byName.get(name);
    if (brand === undefined || !isLanguage(language)) return next();
    const { canvas } = brand.tokens.themes.dark.color;
    ctx.type = 'application/manifest+json';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = JSON.stringify({
      name: brand.productName,
      short_name: brand.productName,
      lang: language,
      start_url: pathTo('home', language),
      scope: '/',
      display: 'standalone',
      background_color: canvas,
      theme_color: canvas,
      icons: [{ src: `/icons/${name}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    });
  };
};
