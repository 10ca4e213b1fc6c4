import type { Page } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

const pinnedSection = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

// @spec route:personal, feature:favourites.pin 2, feature:favourites.list 3, screen:personal.favourites 3
// @spec socket:actorOnline, socket:actorOffline, state:actor-online 3
test('a guest pins a performer, an album and a picture, and sees them with the performer’s presence', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  const other = await context.newPage();
  await open(other, host, '/en/myvelvet/');
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await open(page, host, '/en/amateur/mirela/');
  const pin = page.getByRole('button', { name: 'Pin', exact: true });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const pinned = pinnedSection(other, 'pinned');
  await expect(pinned.getByRole('link', { name: 'Mirela' })).toBeVisible();
  await expect(pinned).toContainText('1 online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  await expect(pinned).toContainText('nobody online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: true });
  await expect(pinned).toContainText('1 online');
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  const pinAlbum = page.getByRole('button', { name: 'Pin this album' });
  await pinAlbum.click();
  await expect(pinAlbum).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Pin picture 2' }).click();
  await open(page, host, '/en/myvelvet/');
  await expect(pinnedSection(page, 'pinned-albums').getByRole('link')).toHaveCount(1);
  await expect(pinnedSection(page, 'pinned-photos').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Unpin Mirela' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
