import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actorSeoContent, breadcrumbStep } from './schemas.ts';

/**
 * The way to a page. `breadcrumbType` is a screen key; the payload names what the page is about.
 * @spec rest:breadcrumb.get
 * @assumed A read by POST, as stated; cached per key for five minutes.
 */
export const getBreadcrumb = post('foundation/page/getBreadcrumb', {
  path: '/rest/v1/breadcrumb/{breadcrumbType}',
  input: s.object({
    breadcrumbType: s.boundedString(60),
    payload: s.object({ albumId: s.optional(s.nullable(s.entityId)), actorName: s.optional(s.boundedString(80)) }),
  }),
  answer: s.object({ data: s.object({ breadcrumb: s.array(breadcrumbStep) }) }),
  failures: ['unknown'],
  cookies: true,
  changes: false,
  cache: { forMs: 300_000 },
  purpose: 'Reads the way to a page.',
});

/**
 * What search engines show of a performer's page; the tag group narrows it to a part.
 * @spec rest:seo.actor-content.get
 */
export const getActorSeoContent = read('foundation/page/getActorSeoContent', {
  path: '/rest/v1/seo/getActorSeoContent/{actorId}/{tagGroup}',
  input: s.object({ actorId: s.entityId, tagGroup: s.boundedString(60) }),
  answer: actorSeoContent,
  failures: ['unknown'],
  purpose: 'Reads title, description and text of a performer’s page.',
});
