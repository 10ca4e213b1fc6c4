import { getBanner, getJumbotronConfig, getJumbotronHomepage, getTeasers } from '@lounge/protocol/engagement/teasers';
import { aGame, aPerformer, noEvents, oneJumbotronSlide } from '@lounge/mock-api/states';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { aBanner, aSlide, aTeaser } from '@lounge/testing/engagement/teasers';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

const { id, actorId, kicker, title, lead } = aSlide();
const states = [
  aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true }),
  oneJumbotronSlide({ id, actorId, kicker, title, lead }),
];

// @spec rest:jumbotron.config.get, constant:jumbotron.defaultType
test('the jumbotron’s configuration is read', () =>
  pactForCall(getJumbotronConfig, {
    description: 'a request for the jumbotron’s configuration',
    states,
    input: {},
    answer: { type: 'videoStation', slideCount: 1, isAutoPlay: false },
    exact: ['type', 'slideCount', 'isAutoPlay'],
  }));

// @spec rest:jumbotron.homepage.get, entity:jumbotron
test('the home page’s jumbotron reads its slides', () =>
  pactForCall(
    getJumbotronHomepage,
    {
      description: 'a request for the jumbotron’s slides on the home page',
      states,
      input: {},
      answer: { type: 'videoStation', slides: [aSlide()] },
      exact: ['slides.id', 'slides.actorId', 'slides.isOnline', 'slides.title', 'slides.link'],
    },
    async (guest, { slides }) => {
      const jumbotron = new Jumbotron(guest);
      await jumbotron.content.load();
      expect(jumbotron.slides).toEqual(slides);
    },
  ));

const home = { routeName: 'home', routeArgs: '{}' };
const cams = { routeName: 'cams', routeArgs: '{}', mobile: true };
const shows = {
  key: 'shows',
  title: 'An evening by ticket',
  text: 'A set time, a set price, a seat for you.',
  label: 'Look',
  link: '/en/cam-shows/',
};

// @spec rest:teaser.get-teasers, entity:teaser
test('the teasers of a page are read by its route', () =>
  pactForCall(getTeasers, {
    description: 'a request for the teasers of the home page',
    input: home,
    answer: { teasers: [aTeaser(), aTeaser(shows)] },
    exact: ['teasers.key', 'teasers.link'],
  }));

test('arguments of a route that are no object are malformed for its teasers', () =>
  pactForCall(getTeasers, {
    description: 'a request for teasers with arguments that are no object',
    input: { ...home, routeArgs: '[]' },
    error: 'malformed',
    field: 'routeArgs',
  }));

// @spec query:banner.get, entity:banner
test('the banner of a page is queried by route and width', () =>
  pactForCall(getBanner, {
    description: 'a query for the banner of the performers on a phone',
    states,
    input: cams,
    answer: { banner: aBanner() },
    exact: ['banner.onClickUrl', 'banner.onClickType', 'banner.relatedActorId', 'banner.containerClassSuffix'],
  }));

test('a page without a banner answers with none', () =>
  pactForCall(getBanner, {
    description: 'a query for the banner of the home page while no event runs',
    states: [noEvents({})],
    input: { ...home, mobile: false },
    answer: { banner: null },
    exact: ['banner'],
  }));

test('the banner of the start page is the event that began last', () =>
  pactForCall(getBanner, {
    description: 'a query for the banner of the home page while an event runs',
    states: [noEvents({}), aGame({ id: 22, eventType: 'slotmachine' })],
    input: { ...home, mobile: false },
    answer: {
      banner: {
        imagePath: '/pictures/velvet/banner/bloom-event-22',
        onClickUrl: '/en/magazine/games/22/',
        onClickType: 'page',
        relatedActorId: null,
        relatedActorName: null,
        isActorOnline: false,
        containerClassSuffix: 'wide',
        title: 'Coin rush',
        text: 'Three tries a day.',
      },
    },
    exact: ['banner.onClickUrl', 'banner.onClickType', 'banner.title', 'banner.containerClassSuffix'],
  }));

test('arguments of a route that are no object are malformed for its banner', () =>
  pactForCall(getBanner, {
    description: 'a query for a banner with arguments that are no object',
    input: { ...cams, routeArgs: '[]' },
    error: 'malformed',
    field: 'routeArgs',
  }));
