import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { getTeasers } from './page-teasers.ts';
import { getBanner } from './queries.ts';
import { getJumbotronConfig, getJumbotronHomepage } from './rest.ts';
import { jumbotronSlide } from './schemas.ts';
import { banner, teaser, bannerClickType } from './teaser-schemas.ts';

const page = {
  routeName: 'the key of the page’s route, up to 100 characters; a page without any gets none',
  routeArgs: 'the arguments of the route as JSON text of an object, up to 1,000 characters',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(jumbotronSlide, {
    id: 'the slide',
    actorId: 'whom it shows',
    actorName: 'her display name',
    actorSlug: 'her name as it is in addresses',
    isOnline: 'whether she can be seen live now',
    kicker: 'a short line above the title, in the caller’s language',
    title: 'in the caller’s language',
    lead: 'a sentence below the title, in the caller’s language',
    banner: 'the wide picture of the slide',
    thumb: 'a small picture for the row of slides',
    link: 'the path where a press leads; null if it leads nowhere',
  }),
  describe(teaser, {
    key: 'what a client remembers once it was closed, on all pages and in all languages',
    title: 'in the caller’s language',
    text: 'a sentence in the caller’s language',
    label: 'the words of its button, in the caller’s language',
    link: 'the path where the button leads',
    picture: 'beside the text',
  }),
  describe(banner, {
    imagePath: 'the address of a picture without its width',
    onClickUrl: 'the path where a press leads',
    onClickType: 'whether that is a performer’s page or another one',
    relatedActorId: 'the performer whom it is about; null without one',
    relatedActorName: 'her display name; null without one',
    isActorOnline: 'whether she can be seen live now; false without one',
    containerClassSuffix: '`wide` for broad windows, `tall` for phones',
    title: 'in the caller’s language, also for screen readers',
    text: 'a sentence in the caller’s language, also for screen readers',
  }),
  describe(getTeasers.input, page),
  describe(getTeasers.answer, { teasers: 'in the order in which they are shown; empty for a page without any' }),
  describe(getBanner.input, { mobile: 'true for the banner of phones', ...page }),
  describe(getBanner.answer, { banner: 'null for a page without one' }),
  describe(getJumbotronConfig.answer, {
    type: 'what it shows',
    slideCount: 'slides that `getJumbotronHomepage` has',
    isAutoPlay: 'whether slides advance by themselves; always false',
  }),
  describe(getJumbotronHomepage.answer, { type: 'what it shows', slides: 'in their order' }),
  describeValues(bannerClickType, {
    performer: 'opens the page of its performer',
    page: 'opens another page of the site',
  }),
  conditions(getTeasers, { routeArgs: 'no JSON text of an object' }),
  conditions(getBanner, { routeArgs: 'no JSON text of an object' }),
].flat();
