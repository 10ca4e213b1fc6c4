import * as s from '../../schema/s.ts';

/**
 * One step of a breadcrumb: its text and its link; the last step has no link.
 * @spec entity:breadcrumb
 */
export const breadcrumbStep = s.object(
  { label: s.string, link: s.nullable(s.string) },
  { id: 'BreadcrumbStep', description: 'one step of a breadcrumb' },
);

/**
 * The texts that search engines and previews show of a performer's page.
 * @spec entity:actorSeoContent
 * @assumed The fields.
 */
export const actorSeoContent = s.object(
  {
    title: s.string,
    description: s.string,
    headline: s.string,
    paragraphs: s.array(s.string),
  },
  { id: 'ActorSeoContent', description: 'title, description and a text for a performer’s page' },
);
