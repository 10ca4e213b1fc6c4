import { devConsole } from './dev-console.ts';
import { becomeGuest, confirmAddress, guestIdOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guest plays to the last try by keyboard on a phone, and redeems the code that was won', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/magazine/events/');
  await confirmAddress(page, host);
  const game = { id: 7, eventType: 'slotmachine', gameType: 'reels', dailyAttempts: 2, wins: 'bonusCode' };
  await devConsole(page, host).state('the event {id} is a game', { ...game, title: 'Reels of the evening' });
  await page.reload();
  await waitUntilLive(page);
  await page.getByRole('link', { name: 'Reels of the evening' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reels of the evening' })).toBeVisible();
  // At its own address the code of the game comes after the page, and the first try is played all the same.
  await page.reload();
  await waitUntilLive(page);
  const reels = page.getByRole('region', { name: 'Reels of the evening' });
  await reels.getByRole('button', { name: 'Draw' }).press('Space');
  await expect(reels.getByRole('status')).toHaveText('Lantern, Lantern, Lantern. 10% more');
  await expect(page.getByText('1 of 2 tries left')).toBeVisible();
  await expect(reels.getByRole('button', { name: 'Draw again' })).toBeFocused();
  await reels.getByRole('button', { name: 'Draw again' }).press('Enter');
  await expect(page.getByText('0 of 2 tries left')).toBeVisible();
  await expect(reels.getByRole('button', { name: 'No tries left today' })).toBeVisible();
  const won = page.getByRole('region', { name: 'Your tries today' });
  await won.getByRole('button', { name: 'Redeem now' }).press('Enter');
  await expect(page.getByText('Redeemed. It is in your benefits.')).toBeVisible();
  await expect(won.getByRole('button', { name: 'Redeemed' })).toBeVisible();

  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { name: 'Back tomorrow' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you won' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'All your benefits' }).press('Enter');
  await expect(page.getByText(/10\s?%/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await guestIdOf(page)).toBe(7007);
  expect(pageErrors).toEqual([]);
});

/** The page of each game, and what its mechanic draws. */
const pages = [
  ['shooting-gallery', '/en/magazine/games/22/', 'Lanterns at the fair', 'field'],
  ['wetnwildgame', '/en/magazine/games/40/', 'Lights in the harbour', null],
  ['games/30', '/en/magazine/games/30/', 'The booth of parcels', 'front'],
  ['games/6', '/en/magazine/games/6/', 'One of three boxes', 'front'],
  ['games/2024', '/en/magazine/games/2024/', 'On target 2024', null],
] as const;

// @spec route:magazine.shooting-gallery, route:magazine.wetnwildgame
test('each address of a game leads to its page, rendered on the server', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  for (const [address, path, title, part] of pages) {
    await page.goto(host.url(`/en/magazine/${address}/`));
    await expect(page).toHaveURL(host.url(path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (part !== null) await expect(page.locator(`[data-part=${part}]`).first()).toBeVisible();
  }
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 2, name: 'On target 2024 has ended' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Running now' }).getByRole('link', { name: 'Three reels' }),
  ).toBeVisible();
  expect(pageErrors).toEqual([]);
});
