import { getActorSeoContent, getBreadcrumb } from '@lounge/protocol/foundation/page';
import { aPerformer, noPerformer, noPerformerNamed } from '@lounge/mock-api/states';
import { aBreadcrumb, aSeoContent } from '@lounge/workbench/foundation/page';
import { test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';

const about = 'Reads aloud until midnight and loses at chess with grace.';
const noor = aPerformer({ id: 9101, name: 'Noor Vega', about });

// @spec rest:breadcrumb.get, entity:breadcrumb
test('the way to a performer’s page leads home first', () =>
  agreeOn(getBreadcrumb, {
    says: 'a read of the way to a performer’s page',
    given: [noor],
    input: { breadcrumbType: 'performer.overview', payload: { actorName: 'noor-vega' } },
    answer: aBreadcrumb('Home', 'Noor Vega'),
    exact: ['data.breadcrumb.label', 'data.breadcrumb.link'],
  }));

test('the way home is one step', () =>
  agreeOn(getBreadcrumb, {
    says: 'a read of the way home',
    input: { breadcrumbType: 'home', payload: {} },
    answer: aBreadcrumb('Home'),
    exact: ['data.breadcrumb.link'],
  }));

test('the way to a name that nobody bears is unknown', () =>
  agreeOn(getBreadcrumb, {
    says: 'a read of the way to the page of nobody',
    given: [noPerformerNamed({ name: 'nobody-here' })],
    input: { breadcrumbType: 'performer.overview', payload: { actorName: 'nobody-here' } },
    refusal: 'unknown',
    field: 'payload.actorName',
  }));

// @spec rest:seo.actor-content.get, entity:actorSeoContent
test('what search engines show of a performer’s page is read', () =>
  agreeOn(getActorSeoContent, {
    says: 'a read of what search engines show of a performer’s page',
    given: [noor],
    input: { actorId: 9101, tagGroup: 'overview' },
    answer: aSeoContent(),
    exact: ['headline', 'paragraphs'],
  }));

test('what search engines show of an id that nobody has is unknown', () =>
  agreeOn(getActorSeoContent, {
    says: 'a read of what search engines show of nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999, tagGroup: 'overview' },
    refusal: 'unknown',
    field: 'actorId',
  }));
