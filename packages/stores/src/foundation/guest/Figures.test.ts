import { anAlbumOfPerformer, aPerformer, aVisit, guestHasPinned, guestIsLoggedIn } from '@lounge/workbench/testing';
import { expect, test } from 'vitest';
import { Figures } from './Figures.ts';

// @spec query:guest.sidebar-data, feature:account.personal-sidebar
test('a guest’s own figures are read', async () => {
  const { world, caller, faults } = aVisit({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a', isVip: true }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: false }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101 }, world);
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9101 }, world);
  const figures = new Figures(caller);
  await figures.load();
  expect(figures.data.value).toMatchObject({
    name: 'Robin',
    vip: true,
    pinnedFavoriteCount: 1,
    pinnedFavoriteOnlineCount: 0,
  });
  expect(faults).toEqual([]);
});
