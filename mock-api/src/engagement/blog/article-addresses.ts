import { pathTo, type Hreflang, type Language } from '@lounge/locale';
import { articleParams } from '@lounge/protocol/engagement/blog';
import { inEachLanguage } from '../../world/by-language.ts';
import { parseJson } from '../../world/json.ts';
import type { ArticleRow } from './statements.ts';

/** The paths of an article, each with its words in the language of the path. */
export const articleAddresses = ({
  id,
  category,
  slug,
}: Pick<ArticleRow, 'id' | 'category' | 'slug'>): Readonly<Record<Hreflang, string>> => {
  const slugs = parseJson(slug);
  const pathIn = (language: Language): string =>
    pathTo('blog.article', language, articleParams({ id, category, slug: slugs[language] }));
  return { ...inEachLanguage(pathIn), 'x-default': pathIn('en') };
};
