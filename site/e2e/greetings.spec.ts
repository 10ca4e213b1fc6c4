import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, recordLayoutShifts, test, waitUntilLive } from './host.ts';

const withConsent = { consent: 'all' } as const;

// @spec feature:shell.onboarding 1-2
test('a visitor is welcomed and a guest shown around, each until it is closed, which a cookie remembers; nothing moves', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, withConsent);
  const layoutShifts = await recordLayoutShifts(page);
  await open(page, host, '/en/');
  const welcome = page.getByRole('region', { name: 'Come in' });
  await expect(welcome).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole('complementary', { name: 'More for tonight' })).toBeAttached();
  await expect(welcome).toHaveCount(0);
  await becomeGuest(context, host);
  await open(page, host, '/en/');
  const steps = page.getByRole('region', { name: 'Live is open' });
  await expect(steps).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(steps).toBeVisible();
  await steps.getByRole('button', { name: 'Skip' }).click();
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole('complementary', { name: 'More for tonight' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['welcome-banner', 'onboarding']));
  expect(await layoutShifts()).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('without consent nothing greets, and nothing of it is stored', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/?webmaster=4711&sub=spring');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate programme' })).toHaveAttribute(
    'href',
    'https://partners.velvet.example/join/?platform=velvet',
  );
  await expect(page.getByRole('region', { name: 'Come in' })).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => ['affiliate', 'welcome-banner', 'closed-teasers'].includes(name))).toEqual([]);
});

// @spec screen:shell.footer 5
test('with consent the affiliate of the first address is kept, and is in the link of the footer on every later page', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { ...withConsent, 'welcome-banner': 'closed' });
  await open(page, host, '/en/help/?webmaster=4711&sub=spring');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate programme' });
  const address = 'https://partners.velvet.example/join/?platform=velvet&webmaster=4711&sub=spring';
  await expect(link).toHaveAttribute('href', address);
  await open(page, host, '/en/imprint/');
  await expect(link).toHaveAttribute('href', address);
  expect((await context.cookies()).find(({ name }) => name === 'affiliate')?.value).toBe('4711.spring');
});
