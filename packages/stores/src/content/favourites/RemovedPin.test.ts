import { guestIsLoggedIn, guestIsRestricted, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Favourites } from './Favourites.ts';
import { RemovedPin } from './RemovedPin.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const favourites = new Favourites(stores.context, stores.socket);
  favourites.listen();
  stores.socket.setState('ready');
  const rows = (await stores.run('select id, name from actor order by id limit 1')) as { id: number; name: string }[];
  const [{ id, name } = { id: 0, name: '' }] = rows;
  const stored = () => stores.run('select kind, "subjectId" as id, email, sms from pin order by kind');
  const removedPin = new RemovedPin(favourites);
  return { ...stores, favourites, removedPin, id, name, stored };
};

test('a performer who is pinned again has the alerts that she had', async () => {
  const { favourites, removedPin, id, name, stored } = await setUp();
  await favourites.pin('actor', id);
  await favourites.setNotification('email', id, true);
  await removedPin.remove({ kind: 'actor', id, name });
  expect([removedPin.shown, favourites.actors, await stored()]).toMatchObject([{ id, name }, [], []]);
  await removedPin.restore();
  expect(await stored()).toEqual([{ kind: 'actor', id, email: 1, sms: 0 }]);
  expect([removedPin.shown, favourites.isNotified('email', id)]).toEqual([null, true]);
});

test('a pin that was restored before the removal was sent is as it was', async () => {
  const { favourites, removedPin, id, name, holdRequests, stored } = await setUp();
  await favourites.pin('actor', id);
  await favourites.setNotification('sms', id, true);
  const deliver = holdRequests();
  const removing = removedPin.remove({ kind: 'actor', id, name });
  const restoring = removedPin.restore();
  deliver();
  await Promise.all([removing, restoring]);
  expect(await stored()).toEqual([{ kind: 'actor', id, email: 0, sms: 1 }]);
});

test('a removal that is rejected, or whose pin is back from another page, offers nothing to restore', async () => {
  const { favourites, removedPin, id, name, context, socket } = await setUp();
  await favourites.pin('actor', id);
  expect(await removedPin.remove({ kind: 'album', id: 999_999, name })).toMatchObject({ ok: false });
  expect(removedPin.shown).toBeNull();
  await removedPin.remove({ kind: 'actor', id, name });
  expect(removedPin.shown).toMatchObject({ id });
  await new Favourites(context, socket).pin('actor', id);
  expect(removedPin.shown).toBeNull();
});

test('what is forgotten is not restored', async () => {
  const { favourites, removedPin, id, name, stored } = await setUp();
  await favourites.pin('actor', id);
  await removedPin.remove({ kind: 'actor', id, name });
  removedPin.forget();
  await removedPin.restore();
  expect(await stored()).toEqual([]);
});

test('a pin that is rejected as it comes back can be restored still', async () => {
  const { favourites, removedPin, id, name, world, stored } = await setUp();
  await favourites.pin('actor', id);
  await removedPin.remove({ kind: 'actor', id, name });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestIsRestricted.setUp({ guestId: 7, level: 3 }, world);
  expect(await removedPin.restore()).toMatchObject({ ok: false });
  expect([removedPin.shown?.id, await stored()]).toEqual([id, []]);
});
