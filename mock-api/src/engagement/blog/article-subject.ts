import { blogSlugOf } from '@lounge/protocol/engagement/blog';
import type { NamedContents, NamedList } from '../../foundation/page/ports.ts';
import { localized } from '../../wire/localized.ts';
import type { ArticleList } from '../../world/article-lists.ts';
import type { Caller } from '../../world/world.ts';
import { listNames } from './list-names.ts';
import { articleLists } from './lists.ts';
import { openArticle } from './open-article.ts';

const namedList = (list: ArticleList, { language }: Caller): NamedList => ({
  slug: blogSlugOf(list),
  name: listNames[list][language],
});

/** The title of an article and the list of its category, for its breadcrumb. */
export const articleSubject: NamedContents['articleSubject'] = async (articleId, caller, world) => {
  const row = await openArticle(articleId, world);
  return row && { title: localized(row.title, caller), list: namedList(row.category, caller) };
};

/** The list of articles that an address names. */
export const articleList: NamedContents['articleList'] = (slug, caller) => {
  const list = articleLists.find((each) => blogSlugOf(each) === slug);
  return list === undefined ? null : namedList(list, caller);
};
