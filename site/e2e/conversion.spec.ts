import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { expect, open, pageErrorsOf, prepareContext, test, withOffers } from './host.ts';

const offer = (page: Page) => page.getByRole('group', { name: 'Your own account, for free' });
const blocked = 'blocked-incentives';
const dayMs = 86_400_000;

// @spec feature:pay.incentives 6, screen:overlay.incentive 4, rule:incentive-cookie
test('a visitor closes an offer, which stays away for 30 days and then comes back', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, withOffers);
  await open(page, host, '/en/help/');
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === blocked);
  expect(cookie).toMatchObject({ sameSite: 'Lax', value: expect.stringMatching(/^sign-up\.\d+$/) });
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / dayMs)).toBe(30);
  const readAgain = () => page.waitForResponse((response) => response.url().includes('getPageLoadIncentives'));
  const reload = async () => Promise.all([readAgain(), page.reload()]);
  await devConsole(page, host).advanceClock(29 * dayMs);
  await reload();
  await expect(offer(page)).toHaveCount(0);
  await devConsole(page, host).advanceClock(dayMs);
  await reload();
  await expect(offer(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});
