import {
  favouriteActorEmailNotificationSet,
  favouriteActors,
  favouriteActorSmsNotificationSet,
  favouriteActorsRequest,
  favouriteEvents,
  favouritePinActor,
  favouritePinAlbum,
  favouritePinPicture,
  favouritePinSedcards,
  favouriteUnpinActor,
  favouriteUnpinAlbum,
  favouriteUnpinPicture,
  favouriteUnpinSedcards,
  getFavoriteActors,
} from '@lounge/protocol/content/favourites';
import { parse } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { getNotificationsSettings } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { unchecked } from '../../testing/unchecked.ts';
import { anAlbumOfPerformer } from '../galleries/states.ts';
import { aPerformer } from '../actors/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestHasNoPins, guestHasPinned, noItemOfKind } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const testWorld = aWorld();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), testWorld.world);
  await setUpState(anAlbumOfPerformer({ id: 91001, actorId: 9101 }), testWorld.world);
  await setUpState(anAlbumOfPerformer({ id: 91002, actorId: 9101, isSedcard: true }), testWorld.world);
  const { sendCommand, pushed } = testSocket(robin, testWorld.world);
  const { answer } = testClient(testWorld.world);
  const favourites = () => answer(getFavoriteActors, {}, robin);
  const pinnedCount = async () => (await answer(getActor, { actorId: 9101 })).pinnedCount;
  return { ...testWorld, answer, sendCommand, pushed, favourites, pinnedCount };
};

const pairs = [
  ['actor', favouritePinActor, favouriteUnpinActor, { actorId: 9101 }, 9101, { actorId: 9999 }],
  ['album', favouritePinAlbum, favouriteUnpinAlbum, { albumId: 91001 }, 91001, { albumId: 91002 }],
  ['sedcards', favouritePinSedcards, favouriteUnpinSedcards, { albumId: 91002 }, 91002, { albumId: 91001 }],
  [
    ...(['picture', favouritePinPicture, favouriteUnpinPicture, { pictureId: 91001018 }, 91001018] as const),
    { pictureId: 91001019 },
  ],
] as const;

// @spec socket:favourite.pin.actor, socket:favourite.pin.album, socket:favourite.pin.sedcards, socket:favourite.pin.picture
// @spec socket:favourite.unpin.actor, socket:favourite.unpin.album, socket:favourite.unpin.sedcards
// @spec socket:favourite.unpin.picture, state:favourites 1, 2, 4, entity:enum.favouriteKind
test.each(pairs)(
  'publishes a pin of kind %s to its guest, and can remove it',
  async (kind, pin, unpin, payload, id) => {
    const { sendCommand, pushed, run } = await setUp();
    expect(await sendCommand(pin, unchecked(payload))).toMatchObject({ ok: true });
    expect(await run('select kind, "subjectId" as id from pin')).toEqual([{ kind, id }]);
    expect(await sendCommand(unpin, unchecked(payload))).toMatchObject({ ok: true });
    expect(await run('select * from pin')).toEqual([]);
    const event = { type: favouriteEvents.type, kind, id };
    expect(pushed).toMatchObject([
      { to: robin, message: { ...event, pinned: true } },
      { to: robin, message: { ...event, pinned: false, actor: null } },
    ]);
  },
);

test.each(pairs)('rejects an unknown %s with its field', async (_, pin, unpin, _payload, _id, unknown) => {
  const { sendCommand, pushed, run } = await setUp();
  const [field] = Object.keys(unknown);
  for (const command of [pin, unpin])
    expect(await sendCommand(command, unchecked(unknown))).toEqual({ ok: false, code: 'unknown', field });
  expect(pushed).toEqual([]);
  expect(await run('select * from pin')).toEqual([]);
});

test('a pin that arrives again after it was taken back is a new push', async () => {
  const { sendCommand, pushed } = await setUp();
  await sendCommand(favouritePinActor, { actorId: 9101 }, 'k-1');
  await sendCommand(favouriteUnpinActor, { actorId: 9101 }, 'k-2');
  await sendCommand(favouritePinActor, { actorId: 9101 }, 'k-1');
  expect(pushed.map(({ position }) => position?.seq)).toEqual([1, 2, 3]);
});

test('pinning twice changes nothing and publishes the same', async () => {
  const { sendCommand, pushed, pass, favourites, pinnedCount } = await setUp();
  const before = await pinnedCount();
  await sendCommand(favouritePinActor, { actorId: 9101 });
  const once = await favourites();
  pass(60_000);
  await sendCommand(favouritePinActor, { actorId: 9101 });
  expect(await favourites()).toEqual(once);
  expect(pushed[1]?.message).toEqual(pushed[0]?.message);
  expect(await pinnedCount()).toBe(before + 1);
});

test('counts the pins of a performer, and unpinning twice counts once', async () => {
  const { sendCommand, pinnedCount } = await setUp();
  const before = await pinnedCount();
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(favouriteUnpinActor, { actorId: 9101 });
  expect(await sendCommand(favouriteUnpinActor, { actorId: 9101 })).toMatchObject({ ok: true });
  expect(await pinnedCount()).toBe(before);
});

test('unpins deleted content', async () => {
  const { sendCommand, world, run } = await setUp();
  await sendCommand(favouritePinAlbum, { albumId: 91001 });
  await setUpState(noItemOfKind({ kind: 'album', id: 91001 }), world);
  expect(await sendCommand(favouriteUnpinAlbum, { albumId: 91001 })).toMatchObject({ ok: true });
  expect(await run('select * from pin')).toEqual([]);
});

test('a video is pinned by the message of albums, and listed as a video', async () => {
  const { sendCommand, favourites } = await setUp();
  await sendCommand(favouritePinAlbum, { albumId: 5001 });
  await sendCommand(favouritePinAlbum, { albumId: 91001 });
  expect(await favourites()).toMatchObject({ albumIds: [91001], videoIds: [5001], sedcardIds: [] });
  expect(await sendCommand(favouritePinSedcards, { albumId: 5001 })).toMatchObject({ code: 'unknown' });
  await sendCommand(favouriteUnpinAlbum, { albumId: 5001 });
  expect(await favourites()).toMatchObject({ albumIds: [91001], videoIds: [] });
});

test('what is gone is no longer listed among the pins, and can be pinned no more', async () => {
  const { sendCommand, world, favourites } = await setUp();
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(favouritePinAlbum, { albumId: 91001 });
  await sendCommand(favouritePinSedcards, { albumId: 91002 });
  for (const pictureId of [91001018, 91002001]) await sendCommand(favouritePinPicture, { pictureId });
  expect(await favourites()).toMatchObject({
    actors: [{ id: 9101 }],
    albumIds: [91001],
    sedcardIds: [91002],
    pictureIds: [91002001, 91001018],
  });
  await setUpState(noItemOfKind({ kind: 'album', id: 91001 }), world);
  expect(await favourites()).toMatchObject({ albumIds: [], sedcardIds: [91002], pictureIds: [91002001] });
  await setUpState(noItemOfKind({ kind: 'sedcards', id: 91002 }), world);
  await setUpState(noItemOfKind({ kind: 'actor', id: 9101 }), world);
  expect(await favourites()).toMatchObject({ actors: [], albumIds: [], sedcardIds: [], pictureIds: [], online: 0 });
  expect(await sendCommand(favouritePinActor, { actorId: 9101 })).toMatchObject({ code: 'unknown', field: 'actorId' });
});

// @spec socket:favourite.actor.email-notification.set, socket:favourite.actor.sms-notification.set
// @spec entity:pinnedActorNotificationSetting, state:favourites 5
test.each([
  ['e-mail', favouriteActorEmailNotificationSet, { emailNotification: true, smsNotification: false }],
  ['SMS', favouriteActorSmsNotificationSet, { emailNotification: false, smsNotification: true }],
])('sets the %s notification of pinned performers only', async (_, command, flags) => {
  const { sendCommand, pushed, favourites } = await setUp();
  const on = { actorId: 9101, enabled: true };
  expect(await sendCommand(command, on)).toEqual({ ok: false, code: 'unknown', field: 'actorId' });
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(command, on);
  expect((await favourites()).actors).toMatchObject([flags]);
  expect(pushed.at(-1)?.message).toMatchObject({ kind: 'actor', id: 9101, pinned: true, actor: flags });
  await sendCommand(command, { actorId: 9101, enabled: false });
  expect((await favourites()).actors).toMatchObject([{ emailNotification: false, smsNotification: false }]);
});

test('who asks for SMS about one performer gets SMS', async () => {
  const { sendCommand, answer, world } = await setUp();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'robin' }), world);
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(favouriteActorSmsNotificationSet, { actorId: 9101, enabled: true });
  expect(await answer(getNotificationsSettings, {}, robin)).toMatchObject({ pinnedOnlineSms: true });
});

// @spec rest:guest.favorite-actors.get, socket:favourite.actors.request, entity:pinnedFavourites
test('the request and the REST call return the same: the latest performer first, and the number online', async () => {
  const { sendCommand, pushed, world, favourites, pass } = await setUp();
  await setUpState(aPerformer({ id: 9102, name: 'Lio Sand', isOnline: false }), world);
  for (const state of [
    guestHasNoPins({ guestId: 7 }),
    guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    guestHasPinned({ guestId: 7, kind: 'sedcards', id: 91002 }),
    guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
    guestHasPinned({ guestId: 8, kind: 'actor', id: 9102 }),
  ])
    await setUpState(state, world);
  await sendCommand(favouritePinActor, { actorId: 9101 });
  pass(1_000);
  await sendCommand(favouritePinActor, { actorId: 9102 });
  await sendCommand(favouriteActorsRequest, {});
  const all = await favourites();
  const items = { albumIds: [91001], sedcardIds: [91002], pictureIds: [91001001] };
  expect(all).toMatchObject({ actors: [{ id: 9102 }, { id: 9101 }], ...items, online: 1 });
  expect(pushed.at(-1)).toEqual({ to: robin, message: { ...all, type: favouriteActors.type } });
});

test('rejects anonymous visitors', async () => {
  const { world } = await setUp();
  const { sendCommand, pushed } = testSocket({ guestId: null }, world);
  expect(await sendCommand(favouritePinActor, { actorId: 9101 })).toEqual({
    ok: false,
    code: 'needLogin',
    field: null,
  });
  expect(pushed).toEqual([]);
});

test.each([
  [{ actorId: 0 }, 'actorId'],
  [{ actorId: 1, more: 1 }, 'more'],
])('rejects %j with the field %s', async (payload, field) => {
  const { sendCommand } = await setUp();
  expect(await sendCommand(favouritePinActor, unchecked(payload))).toEqual({ ok: false, code: 'malformed', field });
});

test('pushes match their schemas', async () => {
  const { sendCommand, pushed } = await setUp();
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(favouriteActorsRequest, {});
  const results = [favouriteEvents, favouriteActors].map(({ payload }, at) => {
    const { type: _type, ...rest } = pushed[at]?.message ?? { type: '' };
    return parse(payload, rest).ok;
  });
  expect(results).toEqual([true, true]);
});
