import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actorSeoContent, breadcrumbStep } from './schemas.ts';
import { screenKey } from './screen-keys.ts';

/**
 * The breadcrumb of a page. The payload names the subject of the page: its performer, its category, or its album, of which a video is one.
 * @spec rest:breadcrumb.get
 * @assumed A read by POST, as the documents state; cached per input for five minutes. `actorName`, `categorySlug`, `showId`, `postId`,
 * `articleId`, `blogCategory` and `seriesKey`; the id of a video is its album id. A screen whose page is not there yet is unknown.
 */
export const getBreadcrumb = post('foundation/page/getBreadcrumb', {
  path: '/rest/v1/breadcrumb/{breadcrumbType}',
  input: s.object({
    breadcrumbType: screenKey,
    payload: s.object({
      albumId: s.optional(s.nullable(s.entityId)),
      actorName: s.optional(s.boundedString(80)),
      categorySlug: s.optional(s.boundedString(80)),
      showId: s.optional(s.entityId),
      postId: s.optional(s.entityId),
      articleId: s.optional(s.entityId),
      blogCategory: s.optional(s.boundedString(80)),
      seriesKey: s.optional(s.boundedString(100)),
    }),
  }),
  answer: s.object({ data: s.object({ breadcrumb: s.array(breadcrumbStep) }) }),
  failures: ['unknown'],
  cookies: true,
  changes: false,
  cache: { forMs: 300_000 },
  purpose: 'Reads the breadcrumb of a page.',
});

/**
 * The texts that search engines show of a performer's page (the tag group `overview`), or of her videos of a tag, whose name is the headline.
 * @spec rest:seo.actor-content.get
 * @assumed What a tag group is: the documents use the word for the videos of a tag too.
 */
export const getActorSeoContent = read('foundation/page/getActorSeoContent', {
  path: '/rest/v1/seo/getActorSeoContent/{actorId}/{tagGroup}',
  input: s.object({ actorId: s.entityId, tagGroup: s.boundedString(60) }),
  answer: actorSeoContent,
  failures: ['unknown'],
  purpose: 'Reads title, description and text of a performer’s page.',
});
