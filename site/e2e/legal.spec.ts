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

test('a first visitor rejects cookies as easily as accepting them, and changes the choice twice in two tabs, which agree', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, { consent: 'unknown' });
  await open(page, host, '/en/');
  const button = (tab: typeof page, name: string) => tab.getByRole('button', { name });
  const [reject, accept] = [button(page, 'Only necessary'), button(page, 'Accept all')];
  const [rejectBox, acceptBox] = [await reject.boundingBox(), await accept.boundingBox()];
  expect([rejectBox?.width, rejectBox?.height]).toEqual([acceptBox?.width, acceptBox?.height]);
  await reject.click();
  await expect.poll(() => consentOf(context, host)).toBe('necessary');
  await expect(reject).toHaveCount(0);
  expect(await (await page.request.get(host.url('/en/'))).text()).not.toContain('Only necessary');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  const other = await context.newPage();
  await open(other, host, '/en/data-protection/');
  // Where the choice is changed is the only place with these buttons.
  await expect(button(other, 'Accept all')).toHaveCount(1);
  const box = (tab: typeof page, name: string) => tab.getByRole('checkbox', { name });
  for (const tab of [page, other]) await expect(box(tab, 'Analytics, counting visits')).not.toBeChecked();
  await button(other, 'Accept all').click();
  await expect.poll(() => consentOf(context, host)).toBe('all');
  for (const name of ['Functional', 'Analytics, counting visits']) await expect(box(page, name)).toBeChecked();
  await box(page, 'Functional').uncheck();
  await button(page, 'Save choice').click();
  await expect.poll(() => consentOf(context, host)).toBe('analytics');
  await expect(box(other, 'Functional')).not.toBeChecked();
  await expect(box(other, 'Analytics, counting visits')).toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('new terms are shown to a guest, who accepts them once; two steps up the trail lead home', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  const changes = 'More rights.';
  await devConsole(page, host).state('a new legal text holds', { type: 'TOS', version: '2.0', changes });
  await open(page, host, '/en/amateur/mirela/videos/5001/');
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
