import type { Page } from '@playwright/test';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import { devConsole } from './dev-console.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

// @spec route:magazine.easter, route:magazine.goldrush
test('a guest finds the egg of a page in two tabs and has it once; the gold rush has its wheel', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/magazine/goldrush/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gold rush' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coin rush', exact: true })).toBeVisible();
  const world = devConsole(page, host);
  await world.state('the event {id} is an egg hunt', { id: 61, place: 'magazine.headset-videos' });

  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) await open(tab, host, '/en/magazine/headset-videos/');
  const eggIn = (tab: Page) => tab.getByRole('button', { name: 'A hidden egg' });
  const cardIn = (tab: Page) => tab.getByRole('region', { name: 'The egg you found' });
  for (const tab of [page, otherTab]) await expect(eggIn(tab)).toBeVisible();
  await eggIn(page).press('Enter');
  await expect(cardIn(page)).toContainText('It brings you 5 coins.');
  await eggIn(otherTab).press('Enter');
  await expect(cardIn(otherTab)).toContainText('This one is in your basket');

  await cardIn(page).getByRole('link', { name: 'Your eggs and rewards' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/magazine\/easter\/$/);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'The egg hunt' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your eggs' })).toContainText('1 egg');
  await expect(page.getByRole('region', { name: 'Rewards' }).getByRole('listitem')).toContainText('Redeemed');
  // The egg of today is gone from its page, and the one of tomorrow comes with the day.
  await open(page, host, '/en/magazine/headset-videos/');
  await world.advanceClock(24 * 3_600_000);
  await page.reload();
  await waitUntilLive(page);
  await expect(eggIn(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

const names = { vipClub: 'VIP club', lateNight: 'Late night', vr: 'VR rooms', contests: 'Contests' };

// @spec screen:event.newsletter-unsubscribe 1-2
test('each newsletter is left by the link of its mails; another link says that it is not valid', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  const world = devConsole(page, host);
  expect(newsletterTypes).toEqual({ vipClub: 1024, lateNight: 512, vr: 2048, contests: 256 });
  for (const [name, typeId] of Object.entries(newsletterTypes)) {
    const token = `flow-${typeId}`;
    await world.state('the address gets a newsletter', { typeId, email: 'robin@example.com', token });
    await page.goto(host.url(`/vxpay/en/leave-newsletter?token=${token}`));
    await expect(page.getByText(`“${names[name as keyof typeof names]}” to ro…@example.com`)).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You have left this newsletter' })).toBeVisible();
  }
  await page.goto(host.url('/vxpay/en/leave-newsletter?token=guessed'));
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

const campaigns = [
  ['magazine/easter', 'The egg hunt'],
  ['magazine/shooting-gallery', 'Lanterns at the fair'],
  ['magazine/wetnwildgame', 'Lights in the harbour'],
  ['magazine/advent-calendar', 'A calendar of lights'],
  ['magazine/goldrush', 'Gold rush'],
  ['magazine/prize-draw', 'A draw of lights'],
  ['magazine/headset-videos', 'Videos for headsets'],
] as const;

// @spec feature:reward.campaigns 1
test('every campaign has its page, and newsletters are left on theirs', async ({ page, context, host }) => {
  await prepareContext(context, host);
  for (const [path, title] of campaigns) {
    await page.goto(host.url(`/en/${path}/`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto(host.url('/vxpay/en/leave-newsletter?token=guessed'));
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});
