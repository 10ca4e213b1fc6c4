import { schemeMedia, type Theme } from '@lounge/kit/theme';
import { hreflangs, type Brand, type Language } from '@lounge/locale';
import type { PublicArticle } from '@lounge/mock-api';
import { articleHead } from './article-head.ts';
import { escapeHtml } from './document.ts';
import { earlyPressesScript } from './early-presses.ts';
import { incompleteCss, incompleteScript } from './incomplete.ts';
import type { SiteBundle } from './site-bundle.ts';

/** The data of a page's head. */
export interface HeadParts {
  readonly site: SiteBundle;
  readonly brand: Brand;
  readonly language: Language;
  readonly theme: Theme;
  readonly nonce: string;
  readonly origin: string;
  readonly path: string;
  readonly isGuest: boolean;
  readonly head: { title: string; description: string; alternates: Readonly<Record<string, string>> | null } | null;
  /** The article that the page is about, also where its reader is asked for their age. @default none */
  readonly article?: PublicArticle | undefined;
  /** The feed of the page's contents. @default none */
  readonly feed?: { readonly href: string; readonly title: string } | undefined;
  /** The title of a page without a head; the product's name alone if it is left out. */
  readonly title?: string | undefined;
  /** The style elements of the page's components. */
  readonly styles: string;
  /** The text of a page that did not load completely; null for none. */
  readonly incomplete: string | null;
}

/** The colours of the browser's own frame and controls; the site updates them when a theme is chosen. */
const colours = ({ site, brand, theme }: HeadParts): string => {
  const schemes = (['dark', 'light'] as const).map((scheme) => {
    const { canvas } = site.brands[brand].tokens.themes[scheme].color;
    return `<meta name="theme-color" content="${canvas}" media="${schemeMedia(scheme, theme)}" data-scheme="${scheme}">`;
  });
  const scheme = theme === 'system' ? 'dark light' : theme;
  return [`<meta name="color-scheme" content="${scheme}">`, ...schemes].join('');
};

/** The canonical and alternate links; `noindex` for a page without alternates. An article has words of its own in each language. */
const links = ({ head, article, origin, path }: HeadParts): string => {
  const alternates: Readonly<Record<string, string>> | null = article?.addresses ?? head?.alternates ?? null;
  if (alternates === null) return '<meta name="robots" content="noindex">';
  const each = hreflangs.map((language) => {
    const href = escapeHtml(origin + (alternates[language] ?? ''));
    return `<link rel="alternate" hreflang="${language}" href="${href}">`;
  });
  return [`<link rel="canonical" href="${escapeHtml(origin + path)}">`, ...each].join('');
};

const feedLink = ({ feed }: HeadParts): string =>
  feed === undefined
    ? ''
    : `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`;

/** Returns the head of a document: title, description, links, tokens, fonts, styles. */
export const headHtml = (parts: HeadParts): string => {
  const { site, brand, language, nonce, origin, article, head, styles, incomplete } = parts;
  const named = head?.title ?? article?.title ?? parts.title;
  const { name, productName } = site.brands[brand];
  const title = named === undefined ? productName : `${named} · ${productName}`;
  return [
    ...(incomplete === null ? [] : [incompleteScript(incomplete, nonce), earlyPressesScript(nonce)]),
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head?.description ?? article?.excerpt ?? '')}">`,
    colours(parts),
    `<link rel="icon" href="/icons/${name}.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="/manifest/${name}-${language}.webmanifest">`,
    links(parts),
    feedLink(parts),
    article === undefined ? '' : articleHead({ article, language, origin, productName }),
    ...site
      .fontFiles(brand)
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin>`),
    `<style nonce="${nonce}">${site.css(brand)}${incomplete === null ? '' : incompleteCss}</style>`,
    styles,
  ].join('');
};
