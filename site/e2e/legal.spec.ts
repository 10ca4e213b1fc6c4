import { becomeGuest } from './guest.ts';
import { devConsole } from './dev-console.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';
import type { Host } from './host.ts';
import type { BrowserContext } from '@playwright/test';

const consentOf = async (context: BrowserContext, host: Host) => {
  const { value = '' } = (await context.cookies(host.url('/'))).find(({ name }) => name === 'consent') ?? {};
  // The choice, and the time and the receipt of its record.
  return /^(\w+)\.\d+\.[\da-f]{16}$/.exec(value)?.[1];
};

test('a first visitor chooses cookies, and changes the choice twice in two tabs, which agree', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, { consent: 'unknown' });
  await open(page, host, '/en/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => consentOf(context, host)).toBe('all');
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  const other = await context.newPage();
  for (const each of [page, other]) await open(each, host, '/en/data-protection/');
  const counting = (tab: typeof page) => tab.getByRole('checkbox', { name: 'Analytics, counting visits' });
  await expect(counting(page)).toBeChecked();
  await other.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => consentOf(context, host)).toBe('necessary');
  await expect(counting(page)).not.toBeChecked();
  await counting(page).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect.poll(() => consentOf(context, host)).toBe('analytics');
  await expect(counting(other)).toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('new terms are shown to a guest, who accepts them once; two steps up the trail lead home', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/amateur/mirela/videos/5001/');
  const changes = 'More rights.';
  await devConsole(page, host).state('a new legal text holds', { type: 'TOS', version: '2.0', changes });
  await page.reload();
  await waitUntilLive(page);
  const notice = page.getByRole('dialog', { name: 'A text is new' });
  await expect(notice).toContainText(changes);
  await notice.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^Saved on /)).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(notice).toHaveCount(0);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await trail.getByRole('link', { name: 'Mirela' }).click();
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/$/);
  await trail.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/mirela/);
});
