import type { Page } from '@playwright/test';
import { signUp, windowOf } from './guest.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

const pinnedSection = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

// @spec route:personal, feature:favourites.pin 2, feature:favourites.list 3, screen:personal.favourites 3
// @spec socket:actorOnline, socket:actorOffline
test('a guest pins a performer, an album and a picture, and sees them with the performer’s presence', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await signUp(context, host);
  const other = await context.newPage();
  await open(other, host, '/en/myvelvet/');
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pinned' })).toHaveAttribute('aria-pressed', 'true');
  const pinned = pinnedSection(other, 'pinned');
  await expect(pinned.getByRole('link', { name: 'Mirela' })).toBeVisible();
  await expect(pinned).toContainText('1 online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  await expect(pinned).toContainText('nobody online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: true });
  await expect(pinned).toContainText('1 online');
  await open(page, host, '/en/amateur/mirela/pictures/1002/');
  await page.getByRole('button', { name: 'Pin this album' }).click();
  await expect(page.getByRole('button', { name: 'Pinned' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Pin picture 2' }).click();
  await open(page, host, '/en/myvelvet/');
  await expect(pinnedSection(page, 'pinned-albums').getByRole('link')).toHaveCount(1);
  await expect(pinnedSection(page, 'pinned-photos').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Unpin Mirela' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a pin without a network is sent when the network is back', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const other = await context.newPage();
  await open(other, host, '/en/myvelvet/');
  await expect(pinnedSection(other, 'pinned').getByRole('link', { name: 'Mirela' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
});

test('by keyboard on a phone, in Spanish on brasa: a visitor has to log in, and a guest pins', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await open(page, host, '/es/amateur/mirela/', 'brasa');
  const pin = page.getByRole('button', { name: 'Fijar', exact: true });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(windowOf(page).getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pin).toBeFocused();
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await open(page, host, '/es/amateur/mirela/', 'brasa');
  await pin.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Fijado' })).toHaveAttribute('aria-pressed', 'true');
  await open(page, host, '/es/mybrasa/', 'brasa');
  await expect(pinnedSection(page, 'pinned')).toContainText('1 en línea');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

// @spec error:http-not-ok, feature:library.pinned-photos 1
test('pinned albums and pictures that fail to load show one error, and a retry loads them', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await page.route('**/getPinnedPhotos*', (route) => route.abort());
  await open(page, host, '/en/myvelvet/');
  const failure = page.getByRole('heading', { name: 'This did not load' });
  await expect(failure).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Pinned pictures' })).toHaveCount(0);
  await page.unroute('**/getPinnedPhotos*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing is pinned here yet' })).toHaveCount(2);
});
