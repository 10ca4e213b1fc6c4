import { listOf, named, orNull, text } from '../../vocabulary/shapes.ts';

/**
 * One step of a breadcrumb: its text and where it leads; the last one leads nowhere.
 * @spec entity:breadcrumb
 */
export const breadcrumbStep = named('BreadcrumbStep', 'one step of a breadcrumb', { label: text, link: orNull(text) });

/**
 * What search engines and previews show of a performer's page.
 * @spec entity:actorSeoContent
 * @assumed The fields.
 */
export const actorSeoContent = named('ActorSeoContent', 'title, description and a text for a performer’s page', {
  title: text,
  description: text,
  headline: text,
  paragraphs: listOf(text),
});
