import { cityIn, performerSlug } from '@lounge/locale';
import type { InputOf } from '@lounge/protocol';
import {
  getActorSeoContent,
  getBreadcrumb,
  getHomeRows,
  routeByScreen,
  type PageScreen,
  type ScreenKey,
} from '@lounge/protocol/foundation/page';
import { handle, reject } from '../../dispatch/handler.ts';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { homeRowsOf } from './home-rows.ts';
import type { NamedContents } from './ports.ts';
import { subjectById, subjectBySlug, titleOf } from './statements.ts';
import { seoTexts, untitledPost } from './texts.ts';
import { trailTo, type TrailSubject } from './trails.ts';

/** The tag group of the performer's page itself; all others are tags of her videos. @assumed */
const overview = 'overview';

const hasPage = (screen: ScreenKey): screen is PageScreen => Object.hasOwn(routeByScreen, screen);

type Payload = InputOf<typeof getBreadcrumb>['payload'];

/** The table of the content that a screen shows. */
const contentOf = { 'actor-profile.video-details': 'video', 'actor-profile.album-details': 'album' } as const;

const isOfContent = (screen: PageScreen): screen is keyof typeof contentOf => Object.hasOwn(contentOf, screen);

/** The performer, video, album, show, post, category, series, article or list that a page is about. Rejects one that there is not. */
const subjectOf = async (
  screen: PageScreen,
  { actorName, albumId, showId, postId, categorySlug, seriesKey, articleId, blogCategory }: Payload,
  caller: Caller,
  contents: NamedContents,
  world: World,
): Promise<TrailSubject> => {
  if (screen === 'cam-shows.show') {
    const title = await contents.showTitle(showId ?? 0, caller, world);
    return { content: { title: title ?? reject('unknown', 'payload.showId') } };
  }
  if (screen === 'category.details') {
    const title = await contents.categoryTitle(categorySlug ?? '', caller, world);
    return { content: { title: title ?? reject('unknown', 'payload.categorySlug') } };
  }
  if (screen === 'tv.series' || screen === 'tv.videos-overview') {
    const slug = seriesKey ?? '';
    const name = await contents.seriesTitle(slug, caller, world);
    return { series: { slug, name: name ?? reject('unknown', 'payload.seriesKey') } };
  }
  if (screen === 'blog.category') {
    const list = contents.articleList(blogCategory ?? '', caller);
    return { list: list ?? reject('unknown', 'payload.blogCategory') };
  }
  if (screen === 'blog.article') {
    const subject = await contents.articleSubject(articleId ?? 0, caller, world);
    const { title, list } = subject ?? reject('unknown', 'payload.articleId');
    return { list, content: { title } };
  }
  const { language } = caller;
  const { tx } = world;
  if (screen === 'feed.post') {
    const { actorId, title } = await contents.postSubject(postId ?? 0, caller, world);
    const actor = (await subjectById.first(tx, { key: actorId, language })) ?? reject('unknown', 'payload.postId');
    const named = { slug: performerSlug(actor.name), name: actor.name };
    return { actor: named, content: { title: title === '' ? untitledPost[language] : title } };
  }
  if (!screen.startsWith('actor-profile.')) return {};
  const key = performerSlug(actorName ?? '');
  const actor = (await subjectBySlug.first(tx, { key, language })) ?? reject('unknown', 'payload.actorName');
  if (!isOfContent(screen)) return { actor: { slug: key, name: actor.name } };
  const content = await titleOf[contentOf[screen]].first(tx, { id: albumId ?? 0 });
  // Under another performer's name it does not exist.
  if (content?.actorId !== actor.id) return reject('unknown', 'payload.albumId');
  return { actor: { slug: key, name: actor.name }, content: { title: parseJson(content.title)[language] } };
};

/** The handlers of this module's calls. `contents` finds what breadcrumbs name of modules above. */
export const pageHandlers = (contents: NamedContents) => [
  handle(getBreadcrumb, async ({ breadcrumbType, payload }, caller, world) => {
    if (!hasPage(breadcrumbType)) return reject('unknown', 'breadcrumbType');
    const subject = await subjectOf(breadcrumbType, payload, caller, contents, world);
    return { data: { breadcrumb: trailTo(breadcrumbType, subject, caller) } };
  }),

  handle(getActorSeoContent, async ({ actorId, tagGroup }, caller, world) => {
    const bindings = { key: actorId, language: caller.language };
    const actor = (await subjectById.first(world.tx, bindings)) ?? reject('unknown', 'actorId');
    const texts = seoTexts[caller.language];
    if (tagGroup !== overview) {
      const tag = (await contents.videoTag(tagGroup, actorId, caller, world)) ?? reject('unknown', 'tagGroup');
      const description = texts.tagDescription(actor.name, tag.name, tag.videoCount);
      return {
        title: texts.tagTitle(actor.name, tag.name),
        description,
        headline: tag.name,
        paragraphs: [description],
      };
    }
    return {
      title: texts.title(actor.name, cityIn(actor.city, caller.language)),
      description: texts.description(actor.name, actor.headline),
      headline: actor.headline,
      paragraphs: [actor.about],
    };
  }),

  handle(getHomeRows, async (_, caller) => ({ rows: homeRowsOf(caller) })),
];
