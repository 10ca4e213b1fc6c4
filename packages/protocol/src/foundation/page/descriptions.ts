import { describe } from '../../declare/describe.ts';
import { getHomeRows } from './home-rows.ts';
import { statusBarRemove, statusBarRemoved } from './messages.ts';
import { getActorSeoContent, getBreadcrumb } from './rest.ts';
import { actorSeoContent, breadcrumbStep } from './schemas.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(breadcrumbStep, {
    label: 'in the caller’s language',
    link: 'the path of its page; null for the last step, which is the page itself',
  }),
  describe(actorSeoContent, {
    title: 'of the document, in the caller’s language',
    description: 'for search engines and previews, in the caller’s language',
    headline: 'above the text on the page, in the caller’s language',
    paragraphs: 'the text on the page; empty without one',
  }),
  describe(getHomeRows.answer, {
    rows: 'names such as `live`, `tonight` or `newVideos`, from the top; clients leave out those that they do not know',
  }),
  describe(getBreadcrumb.input, {
    breadcrumbType: 'the screen that is open; one whose page does not exist yet is unknown',
    payload: [
      'the subject of the page, as far as it has one',
      {
        albumId: 'the album or video that is open; null or left out without one',
        actorName: 'the performer in the address, up to 80 characters',
        categorySlug: 'the category in the address, up to 80 characters',
        showId: 'the ticket show that is open',
        postId: 'the post of the feed that is open',
        articleId: 'the article of the magazine that is open',
        blogCategory: 'the category of articles in the address, up to 80 characters',
        seriesKey: 'the series of TV in the address, up to 100 characters',
      },
    ],
  }),
  describe(getBreadcrumb.answer, {
    data: ['the outcome', { breadcrumb: 'the steps from the start page to the open one' }],
  }),
  describe(getActorSeoContent.input, {
    actorId: 'the performer; one who does not exist is unknown',
    tagGroup: '`overview` for her page, or a tag of her videos; up to 60 characters',
  }),
  describe(statusBarRemove.input, {
    item: 'its type, and for items that can show again their occasion, such as `welcomeBack@2026-11-20`; up to 60 characters',
  }),
  describe(statusBarRemoved.payload, { item: 'what was closed, on this or another page of the guest' }),
].flat();
