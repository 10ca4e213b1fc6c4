import type { Command, PayloadOf } from '@lounge/protocol';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import * as calls from '@lounge/protocol/content/favourites';
import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestHasAddress,
  guestHasNoPins,
  guestHasPinned,
  noItemOfKind,
  performerComesOnline,
  performerGoesOffline,
  type ProviderState,
} from '@lounge/mock-api/states';
import { Favourites } from '@lounge/stores/content/favourites';
import { aFavouriteActor, aPinEvent, favouritesOfGuest } from '@lounge/testing/content/favourites';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { pactForAnonymousCommand } from '../consume/pact-for-anonymous-command.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const ofGuest = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const album = anAlbumOfPerformer({ id: 91001, actorId: 9101 });
const sedcards = anAlbumOfPerformer({ id: 91002, actorId: 9101, isSedcard: true });
const unpinned = guestHasNoPins(ofGuest);

type Kind = PayloadOf<typeof calls.favouriteEvents>['kind'];
type Row = readonly [what: string, kind: Kind, id: number, field: string, pin: Command, unpin: Command];

const rows: readonly Row[] = [
  ['a performer', 'actor', 9101, 'actorId', calls.favouritePinActor, calls.favouriteUnpinActor],
  ['an album', 'album', 91001, 'albumId', calls.favouritePinAlbum, calls.favouriteUnpinAlbum],
  ['a sedcard album', 'sedcards', 91002, 'albumId', calls.favouritePinSedcards, calls.favouriteUnpinSedcards],
  ['a picture', 'picture', 91001001, 'pictureId', calls.favouritePinPicture, calls.favouriteUnpinPicture],
];

const listening = (side: GuestSide): Favourites => {
  const favourites = new Favourites(side, side.socket);
  favourites.listen();
  return favourites;
};

const eventOf = (kind: Kind, id: number, pinned: boolean) =>
  aPinEvent({ kind, id, pinned, actor: kind === 'actor' && pinned ? aFavouriteActor() : null });

// @spec socket:favourite.pin.actor, socket:favourite.pin.album, socket:favourite.pin.sedcards, socket:favourite.pin.picture
// @spec socket:favourite.events, state:favourites 1
test.each(rows)('%s is pinned', (_, kind, id, field, pin) =>
  pactForCall(
    pin,
    {
      description: `a ${pin.type} command`,
      caller: guest,
      states: [noor, album, sedcards, unpinned],
      input: { [field]: id },
      answer: eventOf(kind, id, true),
      exact: ['kind', 'id', 'pinned'],
    },
    async (side) => {
      const favourites = listening(side);
      expect(await favourites.pin(kind, id)).toMatchObject({ ok: true });
      expect(favourites.isPinned(kind, id)).toBe(true);
      expect(favourites.onlineCount).toBe(kind === 'actor' ? 1 : 0);
    },
  ),
);

test('pinning a pinned performer has the same reply', () =>
  pactForCall(
    calls.favouritePinActor,
    {
      description: 'a favouritePinActor command for a pinned performer',
      caller: guest,
      states: [noor, unpinned, guestHasPinned({ ...ofGuest, kind: 'actor', id: 9101, smsNotification: true })],
      input: { actorId: 9101 },
      answer: aPinEvent({ actor: aFavouriteActor({ smsNotification: true }) }),
      exact: ['kind', 'id', 'pinned', 'actor.smsNotification'],
    },
    async (side) => {
      const favourites = listening(side);
      await favourites.pin('actor', 9101);
      expect(favourites.isNotified('sms', 9101)).toBe(true);
    },
  ));

// @spec socket:favourite.unpin.actor, socket:favourite.unpin.album, socket:favourite.unpin.sedcards
// @spec socket:favourite.unpin.picture
test.each(rows)('%s is unpinned', (_, kind, id, field, _pin, unpin) =>
  pactForCall(
    unpin,
    {
      description: `a ${unpin.type} command`,
      caller: guest,
      states: [noor, album, sedcards, unpinned, guestHasPinned({ ...ofGuest, kind, id })],
      input: { [field]: id },
      answer: eventOf(kind, id, false),
      exact: ['kind', 'id', 'pinned'],
    },
    async (side) => {
      const favourites = listening(side);
      favourites.onFavouriteEvents(eventOf(kind, id, true));
      expect(await favourites.unpin(kind, id)).toMatchObject({ ok: true });
      expect(favourites.isPinned(kind, id)).toBe(false);
    },
  ),
);

// @spec socket:favourite.actor.email-notification.set, socket:favourite.actor.sms-notification.set
// @spec entity:pinnedActorNotificationSetting
test.each([
  ['e-mail', 'email', calls.favouriteActorEmailNotificationSet, 'emailNotification'],
  ['SMS', 'sms', calls.favouriteActorSmsNotificationSet, 'smsNotification'],
] as const)('notifications of a pinned performer by %s are switched on', (_, by, command, field) =>
  pactForCall(
    command,
    {
      description: `a ${command.type} command`,
      caller: guest,
      states: [noor, unpinned, guestHasPinned({ ...ofGuest, kind: 'actor', id: 9101 })],
      input: { actorId: 9101, enabled: true },
      answer: aPinEvent({ actor: aFavouriteActor({ [field]: true }) }),
      exact: ['kind', 'id', 'pinned', 'actor.emailNotification', 'actor.smsNotification'],
    },
    async (side) => {
      const favourites = listening(side);
      favourites.onFavouriteEvents(aPinEvent());
      expect(await favourites.setNotification(by, 9101, true)).toMatchObject({ ok: true });
      expect(favourites.isNotified(by, 9101)).toBe(true);
    },
  ),
);

const everything: readonly ProviderState[] = [
  noor,
  album,
  sedcards,
  unpinned,
  ...rows.map(([, kind, id]) => guestHasPinned({ ...ofGuest, kind, id })),
  aVideoOfPerformer({ id: 95001, actorId: 9101 }),
  guestHasPinned({ ...ofGuest, kind: 'album', id: 95001 }),
  guestHasAddress({ ...ofGuest, email: 'robin@example.com', isVerified: true }),
];
const exact = ['actors.id', 'actors.isOnline', 'albumIds', 'videoIds', 'sedcardIds', 'pictureIds', 'online', 'alerts'];

// @spec socket:favourite.actors.request, entity:pinnedFavourites
test('the favourites are received on request', () =>
  pactForCall(
    calls.favouriteActorsRequest,
    {
      description: 'a favouriteActorsRequest command',
      caller: guest,
      states: everything,
      input: {},
      answer: favouritesOfGuest(),
      exact,
    },
    async (side) => {
      const favourites = listening(side);
      expect(await favourites.request()).toMatchObject({ ok: true });
      expect(favourites.actors).toEqual([aFavouriteActor()]);
      expect(favourites.isPinned('picture', 91001001)).toBe(true);
    },
  ));

// @spec rest:guest.favorite-actors.get
test('the favourites are read', () =>
  pactForCall(
    calls.getFavoriteActors,
    {
      description: 'a request for the guest’s favourites',
      caller: guest,
      states: everything,
      input: {},
      answer: favouritesOfGuest(),
      exact,
    },
    async (side) => {
      const favourites = new Favourites(side, side.socket);
      await favourites.load();
      expect(favourites.onlineCount).toBe(1);
      expect(favourites.isPinned('sedcards', 91002)).toBe(true);
    },
  ));

test('favourites with an expired token need a log-in', () =>
  pactForCall(calls.getFavoriteActors, {
    description: 'a request for the guest’s favourites with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

type Named = readonly [type: string, command: Command, input: object, field: string, kind: Kind, id: number];

const withoutSubject: readonly Named[] = [
  ...rows.flatMap(([, kind, , field, pin, unpin]) => {
    const id = kind === 'picture' ? 99999001 : 99999;
    return [pin, unpin].map((command): Named => [command.type, command, { [field]: id }, field, kind, id]);
  }),
  ...[calls.favouriteActorEmailNotificationSet, calls.favouriteActorSmsNotificationSet].map((command): Named => {
    return [command.type, command, { actorId: 99999, enabled: true }, 'actorId', 'actor', 99999];
  }),
];

test.each(withoutSubject)('%s for an unknown id is rejected by its field', (type, command, input, field, kind, id) =>
  pactForCall(command, {
    description: `a ${type} command for an unknown id`,
    caller: guest,
    states: [unpinned, noItemOfKind({ kind, id })],
    input,
    error: 'unknown',
    field,
  }),
);

const request = calls.favouriteActorsRequest;
const guarded: readonly (readonly [string, Command, object])[] = [
  ...withoutSubject.map(([type, command, input]) => [type, command, input] as const),
  [request.type, request, {}],
];

// @spec rule:realtime-commands-login
test.each(guarded)('%s needs a log-in', (_, command, input) => pactForAnonymousCommand(command, input));

// @spec socket:actorOnline, socket:actorOffline
test.each([
  ['comes online', actorOnline, performerComesOnline({ id: 9101 }), 1],
  ['goes offline', actorOffline, performerGoesOffline({ id: 9101 }), 0],
] as const)('a pinned performer who %s is counted', (word, push, event, count) =>
  pactForPush(
    push,
    {
      description: `an ${push.type} push when a pinned performer ${word}`,
      event,
      payload: { actorId: 9101, actorName: 'Noor Vega' },
      states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: count === 0 })],
      exact: ['actorId'],
    },
    (side, deliver) => {
      const favourites = new Favourites(side, side.socket);
      favourites.listen();
      favourites.onFavouriteEvents(aPinEvent({ actor: aFavouriteActor({ isOnline: count === 0 }) }));
      deliver();
      expect(favourites.onlineCount).toBe(count);
    },
  ),
);
