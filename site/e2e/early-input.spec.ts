import { expect, prepareContext, test, waitUntilLive } from './host.ts';

test('a button that is pressed before the page’s script has come acts when it has', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(host.url('/en/'), { waitUntil: 'commit' });
  const tiles = page.locator('#tonight article');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  // Pressed again, as nothing happened.
  await more.click();
  const before = await tiles.count();
  release();
  await waitUntilLive(page);
  await expect(tiles).not.toHaveCount(before);
  const after = await tiles.count();
  await page.waitForLoadState('networkidle');
  await expect(tiles).toHaveCount(after);
});
