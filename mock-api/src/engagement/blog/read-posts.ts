import type { AnswerOf, InputOf } from '@lounge/protocol';
import { blogPages, type getBlogActors, type getBlogPosts } from '@lounge/protocol/engagement/blog';
import { contactableModels } from '../../content/messenger/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { listsOf, type ArticleList } from '../../world/article-lists.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { listOfId } from './lists.ts';
import { articleOf, postOf } from './map-article.ts';
import { appearedMonths, sumOf, untilNow } from './months.ts';
import { openArticle } from './open-article.ts';
import { articlePage, countAmong, foundBy } from './statements.ts';

type Posts = AnswerOf<typeof getBlogPosts>;
type Payload = InputOf<typeof getBlogPosts>['payload'];

/** A page of a list, without the articles that are excluded. */
const pageOf = async (
  list: ArticleList,
  { page = blogPages.first, pageSize = blogPages.size, exclude = [] }: Payload,
  caller: Caller,
  world: World,
): Promise<Posts> => {
  const by = foundBy(list);
  const range = { category: list, ...untilNow(world) };
  const excluded = toJson(exclude);
  const [rows, monthsOf, left] = await Promise.all([
    articlePage(by).all(world.tx, {
      ...range,
      exclude: excluded,
      first: pageSize,
      offset: (page - blogPages.first) * pageSize,
    }),
    appearedMonths([list], world),
    exclude.length === 0 ? 0 : totalOf(countAmong(by).first(world.tx, { ...range, ids: excluded })),
  ]);
  return { posts: rows.map((row) => postOf(row, caller)), total: sumOf(monthsOf(list)) - left, page, article: null };
};

/** An article of a list with its text. One of another list is unknown there, as is one that has not appeared. */
const articleIn = async (list: ArticleList, id: number, caller: Caller, world: World): Promise<Posts> => {
  const row = (await openArticle(id, world)) ?? reject('unknown', 'payload.id');
  if (!listsOf(row).includes(list)) reject('unknown', 'payload.id');
  return { posts: [], total: 0, page: blogPages.first, article: await articleOf(row, caller, world) };
};

/** Reads articles of a category, or one with its text. */
export const readPosts = (
  { categoryId, payload }: InputOf<typeof getBlogPosts>,
  caller: Caller,
  world: World,
): Promise<Posts> => {
  const list = listOfId(categoryId) ?? reject('unknown', 'categoryId');
  return payload.id === undefined ? pageOf(list, payload, caller, world) : articleIn(list, payload.id, caller, world);
};

const mostActors = 100;

/** The performers of articles, without those who exclude the caller's country or have no contact with the guest. */
export const readActors = async (
  { payload }: InputOf<typeof getBlogActors>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getBlogActors>> => ({
  actors: await contactableModels(payload.ids.slice(0, mostActors), caller, world),
});
