import { routePatterns, type RouteKey } from '@lounge/locale';
import { publicArticle, type PublicArticle, type WorldParts } from '@lounge/mock-api';
import { articleIdOf } from '../src/engagement/blog/blog-address.ts';
import type { Visitor } from './visitor.ts';

/** The article that a path names, or why there is none. */
export type OpenedArticle =
  | { readonly kind: 'none' }
  /** It names an article that there is not. */
  | { readonly kind: 'unknown' }
  /** It names one with other words, or under another category. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'article'; readonly article: PublicArticle };

const matcherOf = (key: RouteKey): ((path: string) => Readonly<Record<string, string>> | null) => {
  const patterns = routePatterns(key).map(
    (pattern) =>
      new RegExp(`^${pattern.replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  );
  return (path) => patterns.map((pattern) => pattern.exec(path)?.groups ?? null).find((each) => each !== null) ?? null;
};

const inArticle = matcherOf('blog.article');
const inArchive = matcherOf('blog.archive');

/** Reads the article that a path names, without its text. */
export const openedArticle = async (
  path: string,
  { language, brand }: Pick<Visitor, 'language' | 'brand'>,
  world: WorldParts,
): Promise<OpenedArticle> => {
  const named = inArchive(path) === null ? inArticle(path) : null;
  if (named === null) return { kind: 'none' };
  const id = articleIdOf(named['article']);
  const article = id === null ? null : await publicArticle(id, { language, brand }, world);
  if (article === null) return { kind: 'unknown' };
  const own = article.addresses[language];
  return path === own ? { kind: 'article', article } : { kind: 'moved', to: own };
};
