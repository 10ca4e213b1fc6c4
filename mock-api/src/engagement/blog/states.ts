import { performerSlug } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { blogCategory } from '@lounge/protocol/engagement/blog';
import { monthIn } from '../../world/article-lists.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';
import { putArticle, removeArticle } from './put-article.ts';

const minuteMs = 60_000;

/** An article of the magazine. */
export const anArticle = state('the article {id} exists', {
  description:
    'The magazine has this article; texts are the same in every language. It appeared at the instant `at`, or `minutesAgo` minutes ago without one; before its instant it is in no answer. Its slug follows from the title.',
  params: s.object({
    id: s.entityId,
    category: s.optional(blogCategory),
    featured: s.optional(s.boolean),
    title: s.optional(s.string),
    subtitle: s.optional(s.string),
    excerpt: s.optional(s.string),
    html: s.optional(s.string),
    readingMinutes: s.optional(s.count),
    actorIds: s.optional(s.array(s.entityId)),
    at: s.optional(s.nullable(s.instant)),
    minutesAgo: s.optional(s.count),
  }),
  ifLeftOut: {
    category: 'news',
    title: 'A lamp on the stairs',
    subtitle: 'Who puts it there, and for whom.',
    excerpt: 'Every evening somebody puts a lamp on the stairs. We asked who.',
    html: '<p>Every evening somebody puts a lamp on the stairs.</p>',
    readingMinutes: 2,
    actorIds: [],
    minutesAgo: 0,
  },
  setUp: (
    { id, category, featured, title, subtitle, excerpt, html, readingMinutes, actorIds, at, minutesAgo },
    world,
  ) => {
    const publishedAt = at ?? new Date(world.clock.now() - minutesAgo * minuteMs).toISOString();
    const row = {
      id,
      category,
      featured: featured === true ? 1 : 0,
      publishedAt,
      month: monthIn(publishedAt),
      actorIds: toJson(actorIds),
      pictureSeeds: toJson([`bust-noor-post-${id}-1`]),
      readingMinutes,
      slug: storedInAllLanguages(performerSlug(title)),
      title: storedInAllLanguages(title),
      subtitle: storedInAllLanguages(subtitle),
      excerpt: storedInAllLanguages(excerpt),
      html: storedInAllLanguages(html),
    };
    return world.database.change((tx) => putArticle(row, tx));
  },
});

const removeArticles = statement((db) => db.deleteFrom('article'));
const removeMonths = statement((db) => db.deleteFrom('articleMonth'));

/** The magazine is empty. */
export const noArticles = state('there are no articles', {
  description: 'The magazine has no articles, until other states add some.',
  params: s.object({}),
  setUp: (_, world) =>
    world.database.change(async (tx) => {
      await removeArticles.all(tx);
      await removeMonths.all(tx);
    }),
});

/** No article has an id. */
export const noArticle = state('no article has the id {id}', {
  description: 'No article has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeArticle(id, tx)),
});

/** The states of this module. */
export const blogStates = [anArticle, noArticles, noArticle];
