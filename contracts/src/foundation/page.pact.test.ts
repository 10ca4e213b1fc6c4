import { getActorSeoContent, getBreadcrumb, getHomeRows, statusBarRemove } from '@lounge/protocol/foundation/page';
import {
  aCategory,
  anArticle,
  aPerformer,
  aPostOfPerformer,
  aTvFormat,
  noArticle,
  noCategories,
  noPerformer,
  noPerformerNamed,
  noPost,
  noTv,
} from '@lounge/mock-api/states';
import { aBreadcrumb, aSeoContent, someHomeRows } from '@lounge/testing/foundation/page';
import { expect, test } from 'vitest';
import { Guest } from '@lounge/stores/foundation/guest';
import { StatusItems } from '@lounge/stores/foundation/page';
import { guestData } from '@lounge/testing/foundation/guest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest as robin } from '../consume/callers.ts';
import { turn } from '../consume/turn.ts';

const about = 'Reads aloud until midnight and loses at chess with grace.';
const noor = aPerformer({ id: 9101, name: 'Noor Vega', about });

// @spec rest:breadcrumb.get, entity:breadcrumb
test('the breadcrumb of a performer’s page starts with the home page', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a performer’s page',
    states: [noor],
    input: { breadcrumbType: 'actor-profile.overview', payload: { actorName: 'noor-vega' } },
    answer: aBreadcrumb('Home', 'Cams', 'Noor Vega'),
    exact: ['data.breadcrumb.label', 'data.breadcrumb.link'],
  }));

test('the breadcrumb of the home page has one entry', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of the home page',
    input: { breadcrumbType: 'home', payload: {} },
    answer: aBreadcrumb('Home'),
    exact: ['data.breadcrumb.link'],
  }));

test('the breadcrumb of an unknown performer’s page is unknown', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of an unknown performer’s page',
    states: [noPerformerNamed({ name: 'nobody-here' })],
    input: { breadcrumbType: 'actor-profile.overview', payload: { actorName: 'nobody-here' } },
    error: 'unknown',
    field: 'payload.actorName',
  }));

test('the breadcrumb of a category’s page ends with its title', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a category’s page',
    states: [aCategory({ id: 12, slug: 'talks', title: 'Talks', text: 'In German.', conditions: ['online'] })],
    input: { breadcrumbType: 'category.details', payload: { categorySlug: 'talks' } },
    answer: aBreadcrumb('Home', 'Categories', 'Talks'),
    exact: ['data.breadcrumb.label'],
  }));

test('the breadcrumb of an unknown category’s page is unknown', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of an unknown category’s page',
    states: [noCategories({})],
    input: { breadcrumbType: 'category.details', payload: { categorySlug: 'nowhere' } },
    error: 'unknown',
    field: 'payload.categorySlug',
  }));

test('the breadcrumb of a post names its performer and its title', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a post',
    states: [noor, aPostOfPerformer({ id: 96001, actorId: 9101, title: 'The long version' })],
    input: { breadcrumbType: 'feed.post', payload: { postId: 96001 } },
    answer: aBreadcrumb('Home', 'Feed', 'Noor Vega', 'The long version'),
    exact: ['data.breadcrumb.label'],
  }));

test('the breadcrumb of an unknown post is unknown', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of an unknown post',
    states: [noPost({ id: 96001 })],
    input: { breadcrumbType: 'feed.post', payload: { postId: 96001 } },
    error: 'unknown',
    field: 'payload.postId',
  }));

test('the breadcrumb of an article names its category and its title', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of an article',
    states: [anArticle({ id: 96001, category: 'premiumTv', title: 'A lamp on the stairs' })],
    input: { breadcrumbType: 'blog.article', payload: { articleId: 96001 } },
    answer: aBreadcrumb('Home', 'Magazine', 'Premium TV', 'A lamp on the stairs'),
    exact: ['data.breadcrumb.label'],
  }));

test('the breadcrumb of a category of articles ends with its name', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a category of articles',
    input: { breadcrumbType: 'blog.category', payload: { blogCategory: 'interviews' } },
    answer: aBreadcrumb('Home', 'Magazine', 'Interviews'),
    exact: ['data.breadcrumb.label'],
  }));

test('the breadcrumb of a series of TV ends with its name', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a series of TV',
    states: [aTvFormat({ key: 'key-of-format', title: 'Night kitchen' })],
    input: { breadcrumbType: 'tv.series', payload: { seriesKey: 'key-of-format' } },
    answer: aBreadcrumb('Home', 'TV', 'Library', 'Series', 'Night kitchen'),
    exact: ['data.breadcrumb.label'],
  }));

test.each([
  ['of an unknown article', [noArticle({ id: 96001 })], 'blog.article', { articleId: 96001 }, 'payload.articleId'],
  ['of an unknown category of articles', [], 'blog.category', { blogCategory: 'elsewhere' }, 'payload.blogCategory'],
  ['of an unknown series of TV', [noTv({})], 'tv.series', { seriesKey: 'nothing' }, 'payload.seriesKey'],
] as const)('the breadcrumb %s is unknown', (what, states, breadcrumbType, payload, field) =>
  pactForCall(getBreadcrumb, {
    description: `a request for the breadcrumb ${what}`,
    states: [...states],
    input: { breadcrumbType, payload },
    error: 'unknown',
    field,
  }),
);

// @spec rest:seo.actor-content.get, entity:actorSeoContent
test('the SEO content of a performer’s page is read', () =>
  pactForCall(getActorSeoContent, {
    description: 'a request for the SEO content of a performer’s page',
    states: [aPerformer({ id: 9101, name: 'Noor Vega', headline: aSeoContent().headline, about })],
    input: { actorId: 9101, tagGroup: 'overview' },
    answer: aSeoContent(),
    exact: ['headline', 'paragraphs'],
  }));

// @spec entity:actorSeoContent
test('the SEO content of a tag that no video has is unknown', () =>
  pactForCall(getActorSeoContent, {
    description: 'a request for the SEO content of a tag that no video has',
    states: [noor],
    input: { actorId: 9101, tagGroup: 'piano' },
    error: 'unknown',
    field: 'tagGroup',
  }));

test('the SEO content of an unknown performer’s page is unknown', () =>
  pactForCall(getActorSeoContent, {
    description: 'a request for the SEO content of an unknown performer’s page',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999, tagGroup: 'overview' },
    error: 'unknown',
    field: 'actorId',
  }));

test('the start page has its rows in an order', () =>
  pactForCall(getHomeRows, {
    description: 'a request for the rows of the start page',
    input: {},
    answer: someHomeRows(),
  }));

// @spec socket:status-bar.remove
test('an item of the status bar is closed in all tabs', () =>
  pactForCall(
    statusBarRemove,
    {
      description: 'a statusBarRemove command',
      caller: robin,
      input: { item: 'welcomeBack@2026-11-20' },
      answer: { item: 'welcomeBack@2026-11-20' },
      exact: ['item'],
    },
    async (side) => {
      const guest = new Guest(side);
      guest.data.set(guestData({ createdAt: '2026-01-01T00:00:00.000Z' }));
      const today = { now: Date.parse('2026-11-20T19:00:00.000Z') };
      const [tab, otherTab] = [1, 2].map(() => new StatusItems({ ...side, today }, guest, side.socket));
      otherTab?.listen();
      tab?.close({ type: 'welcomeBack', name: 'Robin' });
      expect(otherTab?.items).toHaveLength(1);
      await turn();
      expect(otherTab?.items).toEqual([]);
    },
  ));

test('an item without a name is malformed', () =>
  pactForCall(statusBarRemove, {
    description: 'a statusBarRemove command with an empty item',
    caller: robin,
    input: { item: '' },
    error: 'malformed',
    field: 'item',
  }));
