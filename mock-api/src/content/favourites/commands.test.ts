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
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { anAlbumOfPerformer } from '../galleries/states.ts';
import { aPerformer } from '../actors/states.ts';
import { guestHasPinned, nothingIsPinned, nothingToPin } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const made = aWorld();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), made.world);
  await setUpState(anAlbumOfPerformer({ id: 91001, actorId: 9101 }), made.world);
  await setUpState(anAlbumOfPerformer({ id: 91002, actorId: 9101, isSedcard: true }), made.world);
  const { tell, pushed } = testSocket(made.world, robin);
  const { answer } = testClient(made.world);
  const favourites = () => answer(getFavoriteActors, {}, robin);
  const pinnedCount = async () => (await answer(getActor, { actorId: 9101 })).pinnedCount;
  return { ...made, tell, pushed, favourites, pinnedCount };
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
// @spec socket:favourite.unpin.picture, state:favourites, entity:enum.favouriteKind
test.each(pairs)(
  'a pin of kind %s is told to its guest and can be taken away',
  async (kind, pin, unpin, payload, id) => {
    const { tell, pushed, run } = await setUp();
    expect(await tell(pin as never, payload as never)).toMatchObject({ ok: true });
    expect(await run('select kind, subject_id as id from pin')).toEqual([{ kind, id }]);
    expect(await tell(unpin as never, payload as never)).toMatchObject({ ok: true });
    expect(await run('select * from pin')).toEqual([]);
    const told = { type: favouriteEvents.type, kind, id };
    expect(pushed).toMatchObject([
      { to: robin, message: { ...told, pinned: true } },
      { to: robin, message: { ...told, pinned: false, actor: null } },
    ]);
  },
);

test.each(pairs)('an unknown %s is refused by its field', async (_, pin, unpin, _payload, _id, unknown) => {
  const { tell, pushed, run } = await setUp();
  const [field] = Object.keys(unknown);
  for (const command of [pin, unpin])
    expect(await tell(command as never, unknown as never)).toEqual({ ok: false, code: 'unknown', field });
  expect(pushed).toEqual([]);
  expect(await run('select * from pin')).toEqual([]);
});

test('pinning twice changes nothing and answers the same', async () => {
  const { tell, pushed, pass, favourites, pinnedCount } = await setUp();
  const before = await pinnedCount();
  await tell(favouritePinActor, { actorId: 9101 });
  const once = await favourites();
  pass(60_000);
  await tell(favouritePinActor, { actorId: 9101 });
  expect(await favourites()).toEqual(once);
  expect(pushed[1]).toEqual(pushed[0]);
  expect(await pinnedCount()).toBe(before + 1);
});

test('how often a performer is pinned follows, and unpinning twice counts once', async () => {
  const { tell, pinnedCount } = await setUp();
  const before = await pinnedCount();
  await tell(favouritePinActor, { actorId: 9101 });
  await tell(favouriteUnpinActor, { actorId: 9101 });
  expect(await tell(favouriteUnpinActor, { actorId: 9101 })).toMatchObject({ ok: true });
  expect(await pinnedCount()).toBe(before);
});

test('what is gone can still be unpinned', async () => {
  const { tell, world, run } = await setUp();
  await tell(favouritePinAlbum, { albumId: 91001 });
  await setUpState(nothingToPin({ kind: 'album', id: 91001 }), world);
  expect(await tell(favouriteUnpinAlbum, { albumId: 91001 })).toMatchObject({ ok: true });
  expect(await run('select * from pin')).toEqual([]);
});

// @spec socket:favourite.actor.email-notification.set, socket:favourite.actor.sms-notification.set
// @spec entity:pinnedActorNotificationSetting
test.each([
  ['e-mail', favouriteActorEmailNotificationSet, { emailNotification: true, smsNotification: false }],
  ['SMS', favouriteActorSmsNotificationSet, { emailNotification: false, smsNotification: true }],
])('%s is set for a pinned performer alone', async (_, command, flags) => {
  const { tell, pushed, favourites } = await setUp();
  const on = { actorId: 9101, enabled: true };
  expect(await tell(command, on)).toEqual({ ok: false, code: 'unknown', field: 'actorId' });
  await tell(favouritePinActor, { actorId: 9101 });
  await tell(command, on);
  expect((await favourites()).actors).toMatchObject([flags]);
  expect(pushed.at(-1)?.message).toMatchObject({ kind: 'actor', id: 9101, pinned: true, actor: flags });
  await tell(command, { actorId: 9101, enabled: false });
  expect((await favourites()).actors).toMatchObject([{ emailNotification: false, smsNotification: false }]);
});

// @spec rest:guest.favorite-actors.get, socket:favourite.actors.request, entity:pinnedFavourites
test('the request and the read tell the same: the latest performer first, and who is online', async () => {
  const { tell, pushed, world, favourites, pass } = await setUp();
  await setUpState(aPerformer({ id: 9102, name: 'Lio Sand', isOnline: false }), world);
  for (const state of [
    nothingIsPinned({ guestId: 7 }),
    guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    guestHasPinned({ guestId: 8, kind: 'actor', id: 9102 }),
  ])
    await setUpState(state, world);
  await tell(favouritePinActor, { actorId: 9101 });
  pass(1_000);
  await tell(favouritePinActor, { actorId: 9102 });
  await tell(favouriteActorsRequest, {});
  const all = await favourites();
  expect(all).toMatchObject({ actors: [{ id: 9102 }, { id: 9101 }], albumIds: [91001], sedcardIds: [], online: 1 });
  expect(pushed.at(-1)).toEqual({ to: robin, message: { ...all, type: favouriteActors.type } });
});

test('who is not logged in pins nothing', async () => {
  const { world } = await setUp();
  const { tell, pushed } = testSocket(world, { guestId: null });
  expect(await tell(favouritePinActor, { actorId: 9101 })).toEqual({ ok: false, code: 'needLogin', field: null });
  expect(pushed).toEqual([]);
});

test.each([
  [{ actorId: 0 }, 'actorId'],
  [{ actorId: 1, more: 1 }, 'more'],
])('%j is malformed at %s', async (payload, field) => {
  const { tell } = await setUp();
  expect(await tell(favouritePinActor, payload as never)).toEqual({ ok: false, code: 'malformed', field });
});

test('what is pushed fits its declaration', async () => {
  const { tell, pushed } = await setUp();
  await tell(favouritePinActor, { actorId: 9101 });
  await tell(favouriteActorsRequest, {});
  const fits = [favouriteEvents, favouriteActors].map(({ payload }, at) => {
    const { type: _type, ...rest } = pushed[at]?.message ?? { type: '' };
    return parse(payload, rest).ok;
  });
  expect(fits).toEqual([true, true]);
});
