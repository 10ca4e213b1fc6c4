import { post, read } from '../../declare/call.ts';
import { boundedText, entityId, listOf, maybe, orNull, shape } from '../../vocabulary/shapes.ts';
import { actorSeoContent, breadcrumbStep } from './shapes.ts';

/**
 * The way to a page. `breadcrumbType` is a screen key; the payload names what the page is about.
 * @spec rest:breadcrumb.get
 * @assumed A read by POST, as stated; cached per key for five minutes.
 */
export const getBreadcrumb = post('foundation/page/getBreadcrumb', {
  path: '/rest/v1/breadcrumb/{breadcrumbType}',
  input: shape({
    breadcrumbType: boundedText(60),
    payload: shape({ albumId: maybe(orNull(entityId)), actorName: maybe(boundedText(80)) }),
  }),
  answer: shape({ data: shape({ breadcrumb: listOf(breadcrumbStep) }) }),
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
  input: shape({ actorId: entityId, tagGroup: boundedText(60) }),
  answer: actorSeoContent,
  failures: ['unknown'],
  purpose: 'Reads title, description and text of a performer’s page.',
});
