import { getActorSeoContent, getBreadcrumb, statusBarRemove, statusBarRemoved } from '@lounge/protocol/foundation/page';
import { aPerformer, noPerformer, noPerformerNamed } from '@lounge/mock-api/states';
import { aBreadcrumb, aSeoContent } from '@lounge/testing/foundation/page';
import { expect, test } from 'vitest';
import { refused } from '@lounge/protocol/foundation/realtime';
import { Guest } from '@lounge/stores/foundation/guest';
import { StatusItems } from '@lounge/stores/foundation/page';
import { guestData } from '@lounge/testing/foundation/guest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForCommand } from '../consume/pact-for-message.ts';
import { guest as robin } from '../consume/callers.ts';

const about = 'Reads aloud until midnight and loses at chess with grace.';
const noor = aPerformer({ id: 9101, name: 'Noor Vega', about });

// @spec rest:breadcrumb.get, entity:breadcrumb
test('the breadcrumb of a performer’s page starts with the home page', () =>
  pactForCall(getBreadcrumb, {
    description: 'a request for the breadcrumb of a performer’s page',
    states: [noor],
    input: { breadcrumbType: 'performer.overview', payload: { actorName: 'noor-vega' } },
    answer: aBreadcrumb('Home', 'Noor Vega'),
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
    input: { breadcrumbType: 'performer.overview', payload: { actorName: 'nobody-here' } },
    error: 'unknown',
    field: 'payload.actorName',
  }));

// @spec rest:seo.actor-content.get, entity:actorSeoContent
test('the SEO content of a performer’s page is read', () =>
  pactForCall(getActorSeoContent, {
    description: 'a request for the SEO content of a performer’s page',
    states: [noor],
    input: { actorId: 9101, tagGroup: 'overview' },
    answer: aSeoContent(),
    exact: ['headline', 'paragraphs'],
  }));

test('the SEO content of an unknown performer’s page is unknown', () =>
  pactForCall(getActorSeoContent, {
    description: 'a request for the SEO content of an unknown performer’s page',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999, tagGroup: 'overview' },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec socket:status-bar.remove
test('an item of the status bar is closed in all tabs', () =>
  pactForCommand(
    statusBarRemove,
    {
      description: 'a statusBarRemove command',
      caller: robin,
      payload: { item: 'welcomeBack@2026-11-20' },
      reply: statusBarRemoved,
      answer: { item: 'welcomeBack@2026-11-20' },
      exact: ['item'],
    },
    (side, reply) => {
      const guest = new Guest(side);
      guest.data.set(guestData({ createdAt: '2026-01-01T00:00:00.000Z' }));
      const today = { now: Date.parse('2026-11-20T19:00:00.000Z') };
      const status = new StatusItems({ scope: side.scope, today }, guest, side.socket);
      status.listen();
      side.open();
      side.receive({ type: 'ackSession' });
      status.close({ type: 'welcomeBack', name: 'Robin' });
      reply();
      expect(status.items).toEqual([]);
    },
  ));

test('an item without a name is malformed', () =>
  pactForCommand(
    statusBarRemove,
    {
      description: 'a statusBarRemove command with an empty item',
      caller: robin,
      payload: { item: '' },
      reply: refused,
      answer: { of: 'statusBarRemove', code: 'malformed', field: 'item' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors: unknown[] = [];
      side.socket.on(refused, (error) => errors.push(error));
      side.open();
      side.receive({ type: 'ackSession' });
      side.socket.send(statusBarRemove, { item: '' });
      reply();
      expect(errors).toEqual([{ of: 'statusBarRemove', code: 'malformed', field: 'item' }]);
    },
  ));
