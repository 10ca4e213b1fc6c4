import { articleParams } from '@lounge/protocol/engagement/blog';
import type { App } from '../../shared/app-context.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { performersOf } from '../../content/actors/performers-stores.ts';
import { articleHead } from './article-head.ts';
import { articleIdIn } from './blog-address.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { blogActorsOf, blogArticlesOf, furtherArticlesOf } from './blog-stores.ts';

/** Reads the performers of an article, and of the first one all that chat buttons need. */
const loadPerformers = async ({ stores }: App, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const actors = blogActorsOf(stores).open(ids.join(','));
  await actors.load();
  const first = actors.value?.actors[0];
  if (first !== undefined) await performersOf(stores).open(first.slug).actor.load();
};

/** An article. Its id alone finds it, so that another category or other words lead to its own address. */
export const route = pageRoute('blog.article', {
  screen: ArticleScreen,
  head: ({ stores }, { article }) => {
    const { value } = blogArticlesOf(stores).open(articleIdIn(article));
    return value === null ? { title: '', description: '' } : articleHead(value);
  },
  ownParams: ({ stores }, { article }) => {
    const { value } = blogArticlesOf(stores).open(articleIdIn(article));
    return value === null ? {} : articleParams(value.post);
  },
  load: async (app, { params }) => {
    const id = articleIdIn(params['article']);
    const [result] = await Promise.all([
      blogArticlesOf(app.stores).open(id).load(),
      furtherArticlesOf(app.stores).open(id).load(),
    ]);
    if (!result.ok) return result;
    await loadPerformers(app, result.value?.post.actorIds ?? []);
    return undefined;
  },
});
