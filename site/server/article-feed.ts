import { createHash } from 'node:crypto';
import { languages, pathTo, type Language } from '@lounge/locale';
import { latestArticles, screenLabels, type PublicArticle } from '@lounge/mock-api';
import type { ReferenceServer } from '@lounge/mock-api/server';
import type { SiteBrands } from '@lounge/site/brands';
import type { Middleware } from 'koa';
import { escapeXml } from './document.ts';
import { publicRequestOf, respondNotFound, respondPublic } from './public-document.ts';

/** Options of articleFeed. */
interface ArticleFeedOptions {
  readonly server: Pick<ReferenceServer, 'context'>;
  readonly brands: SiteBrands;
}

/** The most articles of a feed: the latest ones. */
const mostEntries = 20;

const feedType = 'application/atom+xml';

const feedPath = (language: Language): string => `${pathTo('blog.overview', language)}feed.atom`;

const languageOfFeed: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [feedPath(language), language]),
);

const magazineName = (productName: string, language: Language): string =>
  `${productName} · ${screenLabels[language]['blog.overview']}`;

/** The feed to which a page of the magazine leads; undefined for another page. */
export const feedOfPage = (path: string, language: Language, productName: string) =>
  path.startsWith(pathTo('blog.overview', language))
    ? { href: feedPath(language), title: magazineName(productName, language) }
    : undefined;

interface Feed {
  readonly origin: string;
  readonly language: Language;
  readonly productName: string;
  readonly articles: readonly PublicArticle[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** An id that stays, whatever words the address gets: a tag URI (RFC 4151) of the host. */
const idOf = (origin: string, path: string): string => `tag:${new URL(origin).hostname},2026:${path}`;

const entryOf = (article: PublicArticle, { origin, language }: Feed): string => {
  const { id, addresses, title, excerpt, publishedAt, category } = article;
  return [
    '<entry>',
    element('id', idOf(origin, `${pathTo('blog.overview', language)}${id}`)),
    element('title', title),
    link('alternate', 'text/html', origin + addresses[language]),
    element('published', publishedAt),
    element('updated', publishedAt),
    `<category term="${escapeXml(category)}"/>`,
    element('summary', excerpt),
    '</entry>\n',
  ].join('');
};

/** The instant of a feed without articles, which must have one. */
const noInstant = new Date(0).toISOString();

const feedOf = (feed: Feed): string => {
  const { origin, language, productName, articles } = feed;
  const overview = pathTo('blog.overview', language);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    element('id', idOf(origin, overview)),
    element('title', magazineName(productName, language)),
    element('updated', articles[0]?.publishedAt ?? noInstant),
    link('self', feedType, origin + feedPath(language)),
    link('alternate', 'text/html', origin + overview),
    `<author>${element('name', productName)}${element('uri', `${origin}/`)}</author>\n`,
    ...articles.map((article) => entryOf(article, feed)),
    '</feed>\n',
  ].join('');
};

/** Serves the feed of the magazine in each language, as Atom 1.0 with excerpts, to readers without cookies. */
export const articleFeed = ({ server, brands }: ArticleFeedOptions): Middleware => {
  const { main } = server.context.worlds;
  return async (ctx, next) => {
    const language = languageOfFeed.get(ctx.path);
    if (language === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const request = await publicRequestOf(ctx, server);
    if (request === null) return;
    const { brand, origin, isMain } = request;
    if (!isMain) return respondNotFound(ctx);
    const articles = await latestArticles(mostEntries, { language, brand }, main);
    const body = feedOf({ origin, language, productName: brands[brand].productName, articles });
    respondPublic(ctx, feedType, body);
    ctx.etag = createHash('sha256').update(body).digest('base64url');
    ctx.lastModified = new Date(articles[0]?.publishedAt ?? noInstant);
    if (ctx.fresh) ctx.status = 304;
  };
};
