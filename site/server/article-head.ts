import { languages, type Language } from '@lounge/locale';
import type { PublicArticle } from '@lounge/mock-api';
import { escapeHtml, linkedData } from './document.ts';

interface ArticleHead {
  readonly article: PublicArticle;
  readonly language: Language;
  readonly origin: string;
  readonly productName: string;
}

/** The locales of previews. */
const locales: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB', nl: 'nl_NL', es: 'es_ES' };

/** The largest picture of an article. */
const picture = { file: 'w640.webp', width: 640, height: 360, type: 'image/webp' } as const;

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** The picture, title and description that previews of a link to an article show. */
const preview = ({ article, language, origin, productName }: ArticleHead): string =>
  [
    property('og:type', 'article'),
    property('og:site_name', productName),
    property('og:locale', locales[language]),
    ...languages.filter((each) => each !== language).map((each) => property('og:locale:alternate', locales[each])),
    property('og:title', article.title),
    property('og:description', article.excerpt),
    property('og:url', origin + article.addresses[language]),
    property('og:image', `${origin}${article.picture}/${picture.file}`),
    property('og:image:type', picture.type),
    property('og:image:width', picture.width),
    property('og:image:height', picture.height),
    property('article:published_time', article.publishedAt),
    property('article:section', article.category),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');

/** The facts of an article for search engines: schema.org's BlogPosting. */
const facts = ({ article, language, origin, productName }: ArticleHead): string => {
  const organization = { '@type': 'Organization', name: productName, url: `${origin}/` };
  return linkedData({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    alternativeHeadline: article.subtitle,
    description: article.excerpt,
    datePublished: article.publishedAt,
    inLanguage: language,
    articleSection: article.category,
    image: [`${origin}${article.picture}/${picture.file}`],
    mainEntityOfPage: origin + article.addresses[language],
    author: organization,
    publisher: organization,
  });
};

/** The part of a document's head that tells machines what an article is. */
export const articleHead = (parts: ArticleHead): string => preview(parts) + facts(parts);
