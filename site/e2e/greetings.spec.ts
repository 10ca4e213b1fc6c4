import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, recordLayoutShifts, test, waitUntilLive } from './host.ts';

// @spec feature:shell.onboarding 1-2
test('a visitor is welcomed and a guest shown around, each until it is closed, which a cookie remembers; nothing moves', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host, { consent: 'all' });
  const layoutShifts = await recordLayoutShifts(page);
  // For a guest the bar under the navigation may move the words of the stage, also where nothing greets.
  const movedElsewhere = async () =>
    (await layoutShifts()).filter(({ moved }) => !moved.every((each) => each.startsWith('DIV LivePiano')));
  const names = async () => (await context.cookies()).map(({ name }) => name);
  const greetings = page.getByRole('region', { name: /^(Come in|Have a free look)$/ });
  const close = async (greeting: string, button: string): Promise<void> => {
    await open(page, host, '/en/');
    await expect(page.getByRole('region', { name: greeting })).toBeVisible();
    await expect(greetings).toHaveCount(1);
    expect(await names()).toEqual(
      expect.not.arrayContaining([greeting === 'Come in' ? 'welcome-banner' : 'onboarding']),
    );
    await greetings.getByRole('button', { name: button }).click();
    await expect(greetings).toHaveCount(0);
    expect(await movedElsewhere()).toEqual([]);
  };
  const expectNone = async (): Promise<void> => {
    await page.reload();
    await waitUntilLive(page);
    await expect(page.getByRole('complementary', { name: 'More for tonight' })).toBeAttached();
    await expect(greetings).toHaveCount(0);
    expect(await movedElsewhere()).toEqual([]);
  };
  await close('Come in', 'Close');
  await expectNone();
  await becomeGuest(context, host);
  await close('Have a free look', 'Skip');
  await expectNone();
  expect(await names()).toEqual(expect.arrayContaining(['welcome-banner', 'onboarding']));
  expect(pageErrors).toEqual([]);
});

// @spec screen:shell.footer 5
test('without consent nothing greets or is stored; with it the affiliate of the first address is kept, and in the footer of later pages', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { consent: 'unknown' });
  await open(page, host, '/en/?webmaster=4711&sub=spring');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate programme' });
  const address = 'https://partners.velvet.example/join/?platform=velvet';
  await expect(link).toHaveAttribute('href', address);
  const welcome = page.getByRole('region', { name: 'Come in' });
  await expect(welcome).toHaveCount(0);
  const stored = async () =>
    (await context.cookies()).filter(({ name }) => ['affiliate', 'welcome-banner', 'closed-teasers'].includes(name));
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(welcome).toBeVisible();
  await expect(link).toHaveAttribute('href', `${address}&webmaster=4711&sub=spring`);
  await open(page, host, '/en/imprint/');
  await expect(link).toHaveAttribute('href', `${address}&webmaster=4711&sub=spring`);
  expect((await stored()).map(({ name, value }) => [name, value])).toEqual([['affiliate', '4711.spring']]);
});
