import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { actorStateChanged } from '@lounge/protocol/content/live-chat';
import {
  aPerformer,
  performerComesOnline,
  performerGoesOffline,
  performerGoesPrivate,
  performerIsPrivate,
  performerLeavesPrivate,
} from '@lounge/mock-api/states';
import { LiveRow, Performers, Presence } from '@lounge/stores/content/actors';
import { aModel, anActor, anActorState } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { pactForPush, type PushPact } from '../consume/pact-for-push.ts';

const noor = { actorId: 9101, actorName: 'Noor Vega' };

const comes: PushPact<typeof actorOnline> = {
  description: 'an actorOnline push when a performer comes online',
  states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false })],
  event: performerComesOnline({ id: 9101 }),
  payload: noor,
  exact: ['actorId', 'actorName'],
};

const goes: PushPact<typeof actorOffline> = {
  description: 'an actorOffline push when a performer goes offline',
  states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true })],
  event: performerGoesOffline({ id: 9101 }),
  payload: noor,
  exact: ['actorId', 'actorName'],
};

// @spec socket:actorOnline
test('everyone is notified that a performer came online', () =>
  pactForPush(actorOnline, comes, (side, deliver) => {
    const presence = new Presence(side);
    presence.listen(side);
    expect(presence.isOnline(9101, false)).toBe(false);
    deliver();
    expect(presence.isOnline(9101, false)).toBe(true);
  }));

// @spec socket:actorOffline
test('everyone is notified that a performer went offline', () =>
  pactForPush(actorOffline, goes, (side, deliver) => {
    const presence = new Presence(side);
    presence.listen(side);
    deliver();
    expect(presence.isOnline(9101, true)).toBe(false);
  }));

test('the live row removes a performer who went offline', () =>
  pactForPush(actorOffline, goes, (side, deliver) => {
    const row = new LiveRow(side);
    row.page.set({ items: [aModel({ id: 9101 }), aModel({ id: 9102 })], total: 2 });
    row.listen(side);
    deliver();
    expect(row.models.map(({ id }) => id)).toEqual([9102]);
  }));

test('an open profile turns online', () =>
  pactForPush(actorOnline, comes, (side, deliver) => {
    const performers = new Performers(side);
    const performer = performers.open('noor-vega');
    performer.actor.set(anActor({ isOnline: false }));
    performers.listen(side);
    deliver();
    expect(performer.actor.value?.isOnline).toBe(true);
  }));

test('an open profile turns offline', () =>
  pactForPush(actorOffline, goes, (side, deliver) => {
    const performers = new Performers(side);
    const performer = performers.open('noor-vega');
    performer.actor.set(anActor({ isOnline: true }));
    performers.listen(side);
    deliver();
    expect(performer.actor.value?.isOnline).toBe(false);
  }));

test('everyone is notified of what a performer does now', () =>
  pactForPush(
    actorStateChanged,
    {
      description: 'an actorStateChanged push when a performer goes into a private chat',
      states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true })],
      event: performerGoesPrivate({ actorId: 9101 }),
      payload: anActorState({ isInChat: true, since: null }),
      exact: ['id', 'isOnline', 'isInChat', 'freeChat', 'isCurrentlyTicketShow'],
    },
    (side, deliver) => {
      const performers = new Performers(side);
      const performer = performers.open('noor-vega');
      performer.actor.set(anActor());
      performers.listen(side);
      deliver();
      expect(performer.actor.value?.isVoyeurMode).toBe(true);
    },
  ));

test('everyone is notified that a private chat has ended', () =>
  pactForPush(
    actorStateChanged,
    {
      description: 'an actorStateChanged push when a private chat ends',
      states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), performerIsPrivate({ actorId: 9101 })],
      event: performerLeavesPrivate({ actorId: 9101 }),
      payload: anActorState({ since: null }),
      exact: ['id', 'isInChat'],
    },
    (side, deliver) => {
      const performers = new Performers(side);
      const performer = performers.open('noor-vega');
      performer.actor.set(anActor({ isVoyeurMode: true }));
      performers.listen(side);
      deliver();
      expect(performer.actor.value?.isVoyeurMode).toBe(false);
    },
  ));
