import { devConsole } from './dev-console.ts';
import { becomeGuest, payForTwoHundredCoins, signUpInWindow } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** A clip of Tamsin that costs 7 coins. */
const priced = '/en/feed/70067/';

// @spec route:feed
test('a visitor meets a locked post of the feed, signs up, buys it, and finds it in the library on another device', async ({
  browser,
  page,
  context,
  host,
}) => {
  const world = await prepareContext(context, host);
  await open(page, host, '/en/feed/');
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
  await open(page, host, priced);
  const post = page.getByRole('article').first();
  await post.getByRole('link', { name: 'Log in' }).first().click();
  await signUpInWindow(page);
  await post.getByRole('link', { name: 'Add coins' }).click();
  await payForTwoHundredCoins(page);
  await post.getByRole('button', { name: /^Open for\s*7/ }).dblclick();
  // It plays by itself, and with sound by a press.
  await post.getByRole('button', { name: /with sound$/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Once more' })).toBeVisible();
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await prepareContext(elsewhere, host, { world });
  const other = await elsewhere.newPage();
  await open(other, host, '/en/myvelvet/mediathek/?tab=feed');
  await expect(other.locator(`main a[href="${priced}"]`).first()).toBeVisible();
  await elsewhere.close();
});

test('a goal that a guest’s tip reaches is seen by another who has the post open', async ({
  browser,
  page,
  context,
  host,
}) => {
  const world = 'goal';
  const path = '/en/feed/91001/';
  await prepareContext(context, host, { world });
  await becomeGuest(context, host, { coins: 100 });
  const goal = { kind: 'text', text: 'A new microphone?', goalCoins: 1000, tipsSum: 980 };
  const post = { id: 91_001, actorId: 101, ...goal };
  await devConsole(page, host).state('the performer has the post {id}', post);
  await open(page, host, path);

  const elsewhere = await browser.newContext();
  await prepareContext(elsewhere, host, { world });
  const other = await elsewhere.newPage();
  const otherErrors = pageErrorsOf(other);
  await open(other, host, path);
  const postOf = (of: typeof page) => of.getByRole('article').first();
  await expect(postOf(other)).toContainText('980 of 1,000 coins');

  await postOf(page).getByRole('button', { name: /^Tip/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '25 coins' }).click();
  await dialog.getByRole('button', { name: /^Tip/ }).dblclick();
  await expect(dialog).toContainText('Thank you from Mirela');
  await expect(dialog).toContainText('balance 75');
  for (const of of [page, other]) await expect(postOf(of)).toContainText('Reached. Thank you!');
  await expect(postOf(other)).toContainText('1,005 of 1,000 coins');
  await elsewhere.close();
  expect(otherErrors).toEqual([]);
});
