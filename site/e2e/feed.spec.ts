import { expect, open, prepareContext, test, waitUntilLive } from './host.ts';

/** A clip of Tamsin that costs 7 coins. */
const priced = '/en/feed/70067/';

// @spec route:feed
test('a visitor meets a locked post of the feed, signs up, buys it, and finds it in the library', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/feed/');
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
  await open(page, host, priced);
  const post = page.getByRole('article').first();
  await post.getByRole('link', { name: 'Log in' }).first().click();
  const frame = page.frameLocator('dialog iframe');
  await frame.getByRole('link', { name: /account|Sign up/i }).click();
  await frame.getByLabel('Name').fill('Robin');
  await frame.getByLabel('E-mail').fill('robin@example.com');
  await frame.getByLabel('Password').fill('a long walk home');
  await frame.getByRole('checkbox', { name: /18/ }).check();
  const loaded = page.waitForEvent('load');
  await frame.getByRole('button', { name: 'Create an account' }).click();
  await loaded;
  await waitUntilLive(page);
  await post.getByRole('link', { name: 'Add coins' }).click();
  await frame.getByText('200 coins').click();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('radio', { name: 'Card' }).check();
  await frame.getByRole('button', { name: /Pay/ }).click();
  await frame.getByRole('link', { name: 'Done' }).click();
  await post.getByRole('button', { name: /^Open for\s*7/ }).dblclick();
  // It plays by itself, and with sound by a press.
  await post.getByRole('button', { name: /with sound$/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Once more' })).toBeVisible();
  await open(page, host, '/en/myvelvet/mediathek/?tab=feed');
  await expect(page.locator(`main a[href="${priced}"]`).first()).toBeVisible();
});
