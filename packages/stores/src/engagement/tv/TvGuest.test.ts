import { getTvVideo } from '@lounge/protocol/engagement/tv';
import { aTvFormat, aTvVideo, guestIsLoggedIn, noTv, programmeHas, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { TvGuest } from './TvGuest.ts';

const video = { id: 97001, isWatched: false, isPinned: false };
const entry = { type: 'live', start: '2026-11-20T20:00:00.000Z', isReminded: false } as const;

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noTv.setUp({}, world);
  await aTvFormat.setUp({ key: 'kitchen' }, world);
  await aTvVideo.setUp({ id: video.id, key: 'kitchen' }, world);
  await programmeHas.setUp({ key: 'kitchen', at: '21:00' }, world);
  return { ...stores, guest: new TvGuest(stores.context) };
};
type Guest = Awaited<ReturnType<typeof setUp>>['guest'];

test.each<[string, RegExp, (guest: Guest) => boolean, (guest: Guest) => Promise<unknown>]>([
  ['pin', /pinVideo/, (guest) => guest.isPinned(video), (guest) => guest.pin(video.id, true)],
  ['reminder', /reminder/, (guest) => guest.isReminded(entry), (guest) => guest.remind(entry, true)],
  ['tick', /updateMediathek/, (guest) => guest.isWatched(video), (guest) => guest.markWatched(video)],
])('a %s shows at once, is taken back where it was not stored, and stays otherwise', async (_, path, isOn, set) => {
  const { guest, failRequests, holdRequests, unexpectedErrors } = await setUp();
  failRequests(path);
  const deliver = holdRequests();
  const failing = set(guest);
  expect(isOn(guest)).toBe(true);
  deliver();
  await failing;
  expect(isOn(guest)).toBe(false);
  failRequests(null);
  await set(guest);
  expect([isOn(guest), unexpectedErrors]).toEqual([true, []]);
});

test('a change that fails shows what is stored, and fast ones are sent one after the other', async () => {
  const { guest, failRequests, context, unexpectedErrors } = await setUp();
  await guest.pin(video.id, true);
  failRequests(/pinVideo/);
  await Promise.all([guest.pin(video.id, false), guest.pin(video.id, true), guest.pin(video.id, false)]);
  expect(guest.isPinned(video)).toBe(true);
  failRequests(null);
  await Promise.all([guest.pin(video.id, false), guest.pin(video.id, true), guest.pin(video.id, false)]);
  const read = await context.client.call(getTvVideo, { videoId: video.id });
  expect([guest.isPinned(video), read.ok && read.value.video.isPinned]).toEqual([false, false]);
  expect(unexpectedErrors).toEqual([]);
});
